import '../../../ui/text-button.css'
import { askForLink } from '../../../features/accounts/api.ts'
import { showAlert } from '../../../lib/alerts.ts'
import type { Call } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { usePending } from '../../../lib/use-pending.ts'
import { userTexts } from '../texts.ts'

/** A new password is set through a mailed link, as after forgetting the old one. */
export const ChangePassword = ({ call, email }: { call: Call; email: string }) => {
  const { password: texts } = useTexts(userTexts)
  const { isPending, run } = usePending()
  const send = () =>
    run(async () => {
      await askForLink(call, { email_address: email })
      showAlert('successDismiss', texts.sent(email))
    })
  return (
    <p>
      <button type="button" className="text-button" aria-disabled={isPending} onClick={send}>
        {texts.change}
      </button>
    </p>
  )
}
