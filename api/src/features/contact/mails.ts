import type { ContactMessage } from '@academy/contract/contact/schemas'
import type { Tx } from '../../db/connection.ts'
import type { Letter } from '../../lib/mail/letter.ts'
import { toAddress } from '../../lib/mail/recipient.ts'
import { sendLetter } from '../../lib/mail/send-letter.ts'

/** Sends the message to the office, in German, with the author as reply address. */
export const sendToOffice = (
  tx: Tx,
  office: string,
  id: number,
  { email, subject, message }: ContactMessage,
  now: Date,
): Promise<void> => {
  const letter: Letter = {
    locale: 'de',
    subject: `Kontaktformular: ${subject}`,
    greeting: 'Eine neue Nachricht von der Website',
    details: [
      ['Von', email],
      ['Betreff', subject],
    ],
    paragraphs: message.split(/\n{2,}/),
  }
  return sendLetter(tx, { key: `contact:${id}`, to: toAddress(office), reply_to: email, letter }, now)
}
