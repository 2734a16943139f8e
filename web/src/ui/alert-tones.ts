import type { AlertKind } from '../base/alerts.ts'

/** The look of each kind of alert. */
export const alertTones: Record<AlertKind, string> = {
  success: 'success',
  successDismiss: 'success',
  infoDismiss: 'info',
  dangerDismiss: 'danger',
}
