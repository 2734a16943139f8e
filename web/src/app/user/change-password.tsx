import '../../ui/text-button.css'
import { useState } from 'react'
import { askForLink } from '../../features/accounts/api.ts'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { userTexts } from './texts.ts'

/** A new password is set by the link of a mail, as when the old one was forgotten. */
export const ChangePassword = ({ call, email }: { call: Call; email: string }) => {
  const { password: texts } = useTexts(userTexts)
  const [isSending, setSending] = useState(false)
  const send = async () => {
    if (isSending) return
    setSending(true)
    try {
      await askForLink(call, { email_address: email })
      showAlert('successDismiss', texts.sent(email))
    } catch {
      // The call has said why.
    } finally {
      setSending(false)
    }
  }
  return (
    <p>
      <button type="button" className="text-button" aria-disabled={isSending} onClick={send}>
        {texts.change}
      </button>
    </p>
  )
}
