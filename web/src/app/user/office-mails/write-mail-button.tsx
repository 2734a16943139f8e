import { useNavigate } from '@tanstack/react-router'
import { addGroupMail } from '../../../features/group-mails/api.ts'
import { groupMailTexts } from '../../../features/group-mails/texts.ts'
import { showAlert } from '../../../lib/alerts.ts'
import type { Call } from '../../../lib/api.ts'
import { explainReason } from '../../../lib/explain-failure.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { usePending } from '../../../lib/use-pending.ts'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { paths } from '../../paths.ts'

/** Begins a mail to these people and opens it. */
export const WriteMailButton = ({ call, ids }: { call: Call; ids: readonly number[] }) => {
  const texts = useTexts(groupMailTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const { isPending, run } = usePending()
  const write = async () => {
    try {
      const { id } = await addGroupMail(call, { account_ids: [...ids] })
      await navigate({ to: paths.GroupMailAdmin, params: { groupMailId: String(id) } })
    } catch (error) {
      showAlert('dangerDismiss', explainReason(error, locale))
    }
  }
  return (
    <PendingButton isPending={isPending} isQuiet onClick={() => void run(write)}>
      {texts.writeTo}
    </PendingButton>
  )
}
