import * as accounts from '@academy/contract/access/accounts/endpoints'
import { plural } from '@academy/contract/base/plural'
import * as mails from '@academy/contract/messages/mails/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { type Call, quiet } from '../../../base/call.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { loadMe, meQuery } from '../../../base/me.ts'
import { useMember } from '../../../base/pages/member.ts'
import { defineQuery } from '../../../base/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'

/** Texts about an unconfirmed email address. */
const confirmationTexts = defineTexts({
  en: {
    title: 'Your email address is not confirmed yet.',
    sent: (email: string) =>
      `We have sent a link to ${email}. You can use everything in the meantime; our other emails will follow once you have opened the link.`,
    kept: (email: string, count: number) =>
      plural('en', count, {
        one: `We are keeping one email for you until you confirm. The link to do so went to ${email}; you can use everything in the meantime.`,
        other: `We are keeping ${count} emails for you until you confirm. The link to do so went to ${email}; you can use everything in the meantime.`,
      }),
    resend: 'Send the link again',
    resent: 'The confirmation link is on its way.',
    failed: 'The confirmation link could not be sent. Please try again later.',
  },
  de: {
    title: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
    sent: email =>
      `Wir haben einen Link an ${email} geschickt. Sie können inzwischen alles benutzen; unsere anderen E-Mails folgen, sobald Sie den Link geöffnet haben.`,
    kept: (email, count) =>
      plural('de', count, {
        one: `Wir haben eine E-Mail für Sie aufgehoben, bis Sie Ihre Adresse bestätigen. Der Link dafür ging an ${email}; Sie können inzwischen alles benutzen.`,
        other: `Wir haben ${count} E-Mails für Sie aufgehoben, bis Sie Ihre Adresse bestätigen. Der Link dafür ging an ${email}; Sie können inzwischen alles benutzen.`,
      }),
    resend: 'Link noch einmal senden',
    resent: 'Der Bestätigungslink ist unterwegs.',
    failed: 'Der Bestätigungslink konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  },
})

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
