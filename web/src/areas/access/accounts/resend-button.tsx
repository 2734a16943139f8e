import '../../../ui/button.css'
import type * as accounts from '@academy/contract/access/accounts/endpoints'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { loadMe } from '../../../base/me.ts'
import { route } from '../../../base/route.ts'
import { confirmationTexts } from './confirmation-texts.ts'

const resendVerification = route<typeof accounts.resendVerification>(
  'GET',
  '/api/email/verification-notification',
)

const isConfirmedAlready = (error: unknown) =>
  error instanceof ApiError && error.failure.code === 'already_verified'

/** Sends the confirmation mail again. */
export const ResendButton = () => {
  const texts = useTexts(confirmationTexts)
  const { context } = useRouter().options
  const [isSending, setSending] = useState(false)
  const resend = async () => {
    if (isSending) return
    setSending(true)
    try {
      await context.call(resendVerification, {}, { quiet: true })
      showAlert('success', texts.resent)
    } catch (error) {
      // Confirmed in another tab or on another device: nothing to send.
      if (isConfirmedAlready(error)) await loadMe(context.call)
      else showAlert('dangerDismiss', texts.failed)
    } finally {
      setSending(false)
    }
  }
  return (
    <button type="button" className="button button-quiet" aria-disabled={isSending} onClick={resend}>
      {texts.resend}
    </button>
  )
}
