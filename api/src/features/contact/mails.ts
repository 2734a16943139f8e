import type { ContactMessage } from '@academy/contract/contact/schemas'
import type { Tx } from '../../db/connection.ts'
import type { MailContent } from '../../lib/mail/mail-content.ts'
import { toAddress } from '../../lib/mail/recipient.ts'
import { sendMail } from '../../lib/mail/send-mail.ts'

/** Sends the message to the office, in German, with the author as reply address. */
export const sendToOffice = (
  tx: Tx,
  office: string,
  id: number,
  { email, subject, message }: ContactMessage,
  now: Date,
): Promise<void> => {
  const content: MailContent = {
    locale: 'de',
    subject: `Kontaktformular: ${subject}`,
    greeting: 'Eine neue Nachricht von der Website',
    details: [
      ['Von', email],
      ['Betreff', subject],
    ],
    paragraphs: message.split(/\n{2,}/),
  }
  return sendMail(tx, { key: `contact:${id}`, to: toAddress(office), reply_to: email, content }, now)
}
