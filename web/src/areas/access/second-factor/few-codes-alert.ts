import { clearAlerts, currentAlert, showAlert } from '../../../base/alerts.ts'

let shownId: number | undefined

/** Says after a login that few recovery codes are left. */
export const showFewCodesAlert = (text: string): void => {
  showAlert('infoDismiss', text)
  shownId = currentAlert()?.id
}

/** Removes that alert, if it is still shown. */
export const clearFewCodesAlert = (): void => {
  if (shownId !== undefined && currentAlert()?.id === shownId) clearAlerts()
}
