import type { MailKind } from '@academy/contract/messages/mails/schemas'
import type { Tx } from '../../db/connection.ts'
import { loadAssociation } from '../association.ts'
import { type MailContent, renderMail } from './mail-content.ts'
import { enqueueAll, type Mail } from './outbox.ts'

/** Begins with the kind, which has a name in lists and in the archive of a person. */
export type MailKey = `${MailKind}:${string}`

type Written = 'locale' | 'subject' | 'text' | 'html' | 'secret_link'

export interface OutgoingMail extends Omit<Mail, Written | 'key'> {
  key: MailKey
  content: MailContent
  /** Whether the link works without login. */
  hasSecretLink?: boolean
}

/** Renders mails in the name of the association and adds them to the outbox in one statement. */
export const sendMails = async (tx: Tx, outgoing: OutgoingMail[], now: Date): Promise<void> => {
  const { name } = await loadAssociation(tx)
  const mails = outgoing.map(({ content, hasSecretLink, ...post }) => ({
    ...post,
    ...(hasSecretLink && content.action && { secret_link: content.action.url }),
    locale: content.locale,
    ...renderMail(content, name),
  }))
  await enqueueAll(tx, mails, now)
}

export const sendMail = (tx: Tx, post: OutgoingMail, now: Date): Promise<void> => sendMails(tx, [post], now)
