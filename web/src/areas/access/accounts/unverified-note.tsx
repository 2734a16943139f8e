import { useTexts } from '../../../base/i18n/texts.ts'
import { useMember } from '../../../base/pages/member.ts'
import { Note } from '../../../ui/note.tsx'
import { confirmationTexts } from './confirmation-texts.ts'
import { ResendButton } from './resend-button.tsx'
import { usePendingMails } from './use-pending-mails.ts'

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
