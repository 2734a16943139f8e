import type * as accounts from '@academy/contract/accounts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { route } from '../../lib/route.ts'
import { Note } from '../../ui/note.tsx'
import { refreshUser } from '../guard.ts'
import { userTexts } from './texts.ts'

const resendVerification = route<typeof accounts.resendVerification>(
  'GET',
  '/api/email/verification-notification',
)

const isConfirmedAlready = (error: unknown) =>
  error instanceof ApiError && error.failure.code === 'already_verified'

/** Reminds of the confirmation mail, and sends it again. */
export const UnverifiedNote = ({ email }: { email: string }) => {
  const texts = useTexts(userTexts)
  const { context } = useRouter().options
  const [isSending, setSending] = useState(false)
  const resend = async () => {
    if (isSending) return
    setSending(true)
    try {
      await context.call(resendVerification, {}, { quiet: true })
      showAlert('success', texts.resent)
    } catch (error) {
      // Confirmed in another tab or on another device: the note has no reason any more.
      if (isConfirmedAlready(error)) await refreshUser(context)
      else showAlert('dangerDismiss', texts.resendFailed)
    } finally {
      setSending(false)
    }
  }
  return (
    <Note title={texts.unverified}>
      <p>{texts.unverifiedHint(email)}</p>
      <button type="button" className="button" aria-disabled={isSending} onClick={resend}>
        {texts.resend}
      </button>
    </Note>
  )
}
