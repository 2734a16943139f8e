import { useCallback } from 'react'
import { showAlert } from './alerts.ts'
import { explainUnsaved } from './explain-failure.ts'
import { useLocale } from './i18n/locale-context.ts'

/** The common save-error message, with the reason behind it. For calls that were made quietly. */
export const useSaveFailure = (): ((error: unknown) => void) => {
  const locale = useLocale()
  return useCallback(error => showAlert('dangerDismiss', explainUnsaved(error, locale)), [locale])
}
