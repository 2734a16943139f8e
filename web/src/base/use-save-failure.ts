import { useCallback } from 'react'
import { showAlert } from './alerts.ts'
import { explainUnsaved } from './explain-failure.ts'
import { useLocale } from './i18n/locale-context.ts'

/** Returns a function that shows the common save error with its reason. For quiet calls. */
export const useSaveFailure = (): ((error: unknown) => void) => {
  const locale = useLocale()
  return useCallback(error => showAlert('dangerDismiss', explainUnsaved(error, locale)), [locale])
}
