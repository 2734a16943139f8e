import '../ui/button.css'
import type * as accounts from '@academy/contract/accounts/endpoints'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../lib/alerts.ts'
import { ApiError } from '../lib/api-errors.ts'
import { useTexts } from '../lib/i18n/texts.ts'
import { route } from '../lib/route.ts'
import { confirmationTexts } from './confirmation-texts.ts'
import { loadMe } from './me.ts'

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
