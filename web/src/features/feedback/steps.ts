/** Returns the question number from the URL, counted from 1; the first one if invalid. */
export const stepAt = (wanted: string | undefined, count: number): number => {
  const step = Number(wanted)
  return Number.isInteger(step) && step >= 1 && step <= count ? step : 1
}
