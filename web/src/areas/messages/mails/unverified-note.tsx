import * as accounts from '@academy/contract/access/accounts/endpoints'
import * as mails from '@academy/contract/messages/mails/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { type Call, quiet } from '../../../base/call.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { loadMe, meQuery } from '../../../base/me.ts'
import { useMember } from '../../../base/pages/member.ts'
import { defineQuery } from '../../../base/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { confirmationTexts } from '../../access/accounts/confirmation-texts.ts'

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
      await context.call(accounts.resendVerification, {}, quiet)
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
    <Button look="quiet" aria-disabled={isSending} onClick={resend}>
      {texts.resend}
    </Button>
  )
}

const pendingMailsQuery = (call: Call) =>
  defineQuery(call, ['kept-mails'], async call => (await call(mails.pendingMails, {}, quiet))?.pending ?? 0)

/**
 * Returns how many mails wait for the address to be confirmed. Refetches on focus: the link may have been
 * opened in another tab.
 */
const usePendingMails = (): number => {
  const { call } = useRouter().options.context
  useQuery({ ...meQuery(call), refetchOnWindowFocus: 'always' })
  const { data } = useQuery({
    ...pendingMailsQuery(call),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  // The number is optional: without it the note is still complete.
  return data ?? 0
}

/**
 * Reminds the user of the confirmation mail, says what waits for it, and resends it. Renders nothing for
 * confirmed addresses.
 */
export const UnverifiedNote = () => {
  const { email, email_verified } = useMember()
  return email_verified ? null : <Reminder email={email} />
}

const Reminder = ({ email }: { email: string }) => {
  const texts = useTexts(confirmationTexts)
  const pending = usePendingMails()
  return (
    <Note title={texts.title}>
      <p>{pending > 0 ? texts.kept(email, pending) : texts.sent(email)}</p>
      <ResendButton />
    </Note>
  )
}
