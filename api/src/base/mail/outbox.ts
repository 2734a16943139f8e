import { randomUUID } from 'node:crypto'
import type { Locale } from '@academy/contract/base/locale'
import type { Db, Tx } from '../../db/connection.ts'
import { toSingleLine } from './plain.ts'
import { insertMails } from './queries.ts'
import type { MailRecipient } from './recipient.ts'

export interface Mail {
  /** Identifies the mail: the same key twice is one mail. */
  key: string
  to: MailRecipient
  reply_to?: string
  locale: Locale
  subject: string
  text: string
  html: string
  /** Names such as `invoice:12`; the sender creates the files when the mail is sent. */
  attachments?: string[]
  /** Hides the recipient, and deletes the mail once it is sent. */
  is_confidential?: boolean
  /** A link in the text that grants access: removed from the stored mail as soon as it is sent. */
  secret_link?: string
  /** Where news can be refused: a link that works without a login, and with one click of a mail program. */
  unsubscribe_url?: string
  /** The accounts of those whom it names besides its recipient: their names go when they are erased. */
  about?: number[]
  /** Milliseconds before which the mail is not sent. */
  delay?: number
  /** Milliseconds after which the mail is no longer sent. */
  lifetime?: number
  /** Milliseconds that the secret link works, if it is made anew for a mail that leaves later. */
  link_lifetime?: number
}

/** Adds mails to the outbox, in the transaction of the change they report. */
export const enqueueAll = (db: Db | Tx, mails: Mail[], now: Date): Promise<void> =>
  insertMails(
    db,
    mails.map(mail => ({
      key: mail.key,
      // Set once, so that a mail delivered twice after a crash is recognised as one. The sender adds its
      // domain.
      message_id: randomUUID(),
      account_id: mail.to.kind === 'address' ? null : mail.to.account_id,
      needs_confirmed_address: mail.to.kind === 'account',
      recipient: toSingleLine(mail.to.email),
      reply_to: mail.reply_to === undefined ? null : toSingleLine(mail.reply_to),
      locale: mail.locale,
      subject: toSingleLine(mail.subject),
      body_text: mail.text,
      body_html: mail.html,
      attachments: mail.attachments ?? [],
      is_confidential: mail.is_confidential ?? false,
      secret_link: mail.secret_link ?? null,
      unsubscribe_url: mail.unsubscribe_url ?? null,
      about: [...new Set(mail.about)],
      created_at: now,
      // The sender uses the real time, whatever the clock of a demo says.
      next_attempt_at: mail.delay === undefined ? null : new Date(Date.now() + mail.delay),
      expires_at: mail.lifetime === undefined ? null : new Date(Date.now() + mail.lifetime),
      link_expires_at: mail.link_lifetime === undefined ? null : new Date(Date.now() + mail.link_lifetime),
    })),
  )

export const enqueue = (db: Db | Tx, mail: Mail, now: Date): Promise<void> => enqueueAll(db, [mail], now)
