import { showAlert } from '../../../base/alerts.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { usePending } from '../../../base/use-pending.ts'

/** Runs a change of the office, says why if it is refused, and loads the reminders again in any case. */
export const useReminderChange = (onChanged: () => void) => {
  const locale = useLocale()
  const { isPending, run } = usePending()
  const change = (work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work()
      } catch (error) {
        showAlert('dangerDismiss', explainReason(error, locale))
      }
      onChanged()
    })
  return { isPending, change }
}
