import { showAlert } from '../../../base/alerts.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { applyTexts } from './apply-texts.ts'

/**
 * Returns a handler for a failed submission: field errors are shown beside the button, everything else as an
 * alert.
 */
export const useApplyFailure = (onAlreadyApplied: () => void) => {
  const texts = useTexts(applyTexts)
  const locale = useLocale()
  return (error: unknown): string | undefined => {
    const failure = error instanceof ApiError ? error.failure : undefined
    if (failure?.errors) return failure.message
    // The response to an earlier attempt may have been lost although it succeeded.
    if (failure?.code === 'already_applied') onAlreadyApplied()
    else
      showAlert(
        'dangerDismiss',
        failure?.code === 'application_closed' ? texts.closed : explainReason(error, locale),
      )
    return undefined
  }
}
