import type * as mails from '@academy/contract/messages/mails/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { meQuery } from '../../../base/me.ts'
import { useMember } from '../../../base/pages/member.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { Note } from '../../../ui/note.tsx'
import { confirmationTexts } from './confirmation-texts.ts'
import { ResendButton } from './resend-button.tsx'

const pendingMails = route<typeof mails.pendingMails>('GET', '/api/user/pending-mails')

const pendingMailsQuery = (call: Call) =>
  defineQuery(
    call,
    ['kept-mails'],
    async call => (await call(pendingMails, {}, { quiet: true }))?.pending ?? 0,
  )

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
