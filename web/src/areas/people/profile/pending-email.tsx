import './profile.css'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { cancelAddressChange, resendConfirmation } from './api.ts'
import { profileTexts } from './texts.ts'

interface PendingEmailProps {
  call: Call
  email: string
  onChanged: () => Promise<void>
}

/** A new email address waiting for its confirmation: resend the link, or cancel the change. */
export const PendingEmail = ({ call, email, onChanged }: PendingEmailProps) => {
  const { pendingEmail: texts } = useTexts(profileTexts)
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const perform = async (work: () => Promise<void>, done: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      showAlert('success', done)
    } catch (error) {
      showAlert('dangerDismiss', explainReason(error, locale))
    } finally {
      // Confirmed or cancelled elsewhere: reload the current state.
      await onChanged()
      setBusy(false)
    }
  }
  const resend = () => perform(() => resendConfirmation(call), texts.resent(email))
  const cancel = () => perform(() => cancelAddressChange(call), texts.cancelled)
  return (
    <div className="pending-email">
      <p>{texts.waiting(email)}</p>
      <div className="profile-actions">
        <TextButton aria-disabled={isBusy} onClick={resend}>
          {texts.resend}
        </TextButton>
        <TextButton aria-disabled={isBusy} onClick={cancel}>
          {texts.cancel}
        </TextButton>
      </div>
    </div>
  )
}
