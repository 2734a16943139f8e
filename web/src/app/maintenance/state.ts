let isOn = false

/** Whether the last ping found the site in maintenance, or did not find it at all. */
export const inMaintenance = (): boolean => isOn

export const setMaintenance = (on: boolean): void => {
  isOn = on
}
