import type { Tx } from '../../db/connection.ts'
import { loadAssociation } from '../association.ts'
import { buildLetter, type Letter } from './letter.ts'
import { enqueueAll, type Mail } from './outbox.ts'

export interface OutgoingMail extends Omit<Mail, 'locale' | 'subject' | 'text' | 'html' | 'secret_link'> {
  letter: Letter
  /** Whether the link works without login. */
  hasSecretLink?: boolean
}

/** Renders mails in the name of the association and adds them to the outbox in one statement. */
export const sendLetters = async (tx: Tx, outgoing: OutgoingMail[], now: Date): Promise<void> => {
  const { name } = await loadAssociation(tx)
  const mails = outgoing.map(({ letter, hasSecretLink, ...post }) => ({
    ...post,
    ...(hasSecretLink && letter.action && { secret_link: letter.action.url }),
    locale: letter.locale,
    ...buildLetter(letter, name),
  }))
  await enqueueAll(tx, mails, now)
}

export const sendLetter = (tx: Tx, post: OutgoingMail, now: Date): Promise<void> =>
  sendLetters(tx, [post], now)
