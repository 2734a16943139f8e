import { showAlert } from '../../lib/alerts.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { usePending } from '../../lib/use-pending.ts'

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
