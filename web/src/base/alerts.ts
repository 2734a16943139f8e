/** `success` disappears by itself; the others stay until dismissed. */
export type AlertKind = 'successDismiss' | 'dangerDismiss' | 'infoDismiss' | 'success'

export const isLasting = (kind: AlertKind): boolean => kind !== 'success'

export interface Alert {
  /** Distinguishes two alerts with the same text. */
  id: number
  kind: AlertKind
  text: string
  isFading: boolean
}

const SHOWN_MS = 5_000
const FADE_MS = 1_000

/** Holds one alert at a time: the next one replaces it and its timer. */
export const createAlerts = () => {
  let current: Alert | undefined
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const put = (next: Alert | undefined) => {
    clearTimeout(timer)
    current = next
    for (const listener of listeners) listener()
  }
  const clear = () => put(undefined)
  const fade = (alert: Alert) => {
    put({ ...alert, isFading: true })
    timer = setTimeout(clear, FADE_MS)
  }
  return {
    current: () => current,
    clear,
    show: (kind: AlertKind, text: string) => {
      count += 1
      const alert = { id: count, kind, text, isFading: false }
      put(alert)
      if (!isLasting(kind)) timer = setTimeout(fade, SHOWN_MS, alert)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const alerts = createAlerts()

export const showAlert = alerts.show
export const clearAlerts = alerts.clear
export const currentAlert = alerts.current
export const onAlertChange = alerts.subscribe

const CARRIED_KEY = 'alert'

/** Keeps the alert for the next page, which is about to be loaded. */
export const carryAlert = (): void => {
  const alert = currentAlert()
  try {
    if (alert) sessionStorage.setItem(CARRIED_KEY, JSON.stringify([alert.kind, alert.text]))
  } catch {
    // Without storage the alert ends with the page.
  }
}

/** Shows the alert that the last page has kept. */
export const takeCarriedAlert = (): void => {
  try {
    const [kind, text] = JSON.parse(sessionStorage.getItem(CARRIED_KEY) ?? '[]')
    sessionStorage.removeItem(CARRIED_KEY)
    if (text) showAlert(kind, text)
  } catch {
    // Storage can be blocked or contain invalid data.
  }
}
