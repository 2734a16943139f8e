import { randomUUID } from 'node:crypto'
import type { Locale } from '@academy/contract/locale'
import type { Db, Tx } from '../../db/connection.ts'
import { oneLine } from './plain.ts'
import { insertMails } from './queries.ts'
import type { MailRecipient } from './recipient.ts'

export interface Mail {
  /** Says what the mail is about: the same key twice is one mail. */
  key: string
  to: MailRecipient
  reply_to?: string
  locale: Locale
  subject: string
  text: string
  html: string
  /** Names such as `invoice:12`; the sender makes files of them when the mail goes out. */
  attachments?: string[]
  /** Who gets it stays untold, and it is deleted once it is sent. */
  is_confidential?: boolean
  /** An address in the text that opens something: removed from what is stored as soon as the mail is sent. */
  secret_link?: string
  /** For how many milliseconds the mail is of use. Later it is not sent any more. */
  lifetime?: number
}

/** Puts mails into the outbox, in the transaction of what they tell about. */
export const enqueueAll = (db: Db | Tx, mails: Mail[], now: Date): Promise<void> =>
  insertMails(
    db,
    mails.map(mail => ({
      key: mail.key,
      // Given once: a mail that is delivered twice after a crash is recognised as one. The sender adds its domain.
      message_id: randomUUID(),
      account_id: mail.to.kind === 'address' ? null : mail.to.account_id,
      needs_confirmed_address: mail.to.kind === 'account',
      recipient: oneLine(mail.to.email),
      reply_to: mail.reply_to === undefined ? null : oneLine(mail.reply_to),
      locale: mail.locale,
      subject: oneLine(mail.subject),
      body_text: mail.text,
      body_html: mail.html,
      attachments: mail.attachments ?? [],
      is_confidential: mail.is_confidential ?? false,
      secret_link: mail.secret_link ?? null,
      created_at: now,
      // The sender goes by the real time, whatever the clock of a demo says.
      expires_at: mail.lifetime === undefined ? null : new Date(Date.now() + mail.lifetime),
    })),
  )

export const enqueue = (db: Db | Tx, mail: Mail, now: Date): Promise<void> => enqueueAll(db, [mail], now)
