import { randomUUID } from 'node:crypto'
import type { Locale } from '@academy/contract/locale'
import type { Db, Tx } from '../../db/connection.ts'
import { oneLine } from './plain.ts'
import { insertMails } from './queries.ts'

export interface Mail {
  /** Says what the mail is about: the same key twice is one mail. */
  key: string
  to: string
  reply_to?: string
  locale: Locale
  subject: string
  text: string
  html: string
  /** Names such as `invoice:12`; the sender makes files of them when the mail goes out. */
  attachments?: string[]
  /** Who gets it stays untold, and it is deleted once it is sent. */
  is_confidential?: boolean
}

/** Puts mails into the outbox, in the transaction of what they tell about. */
export const enqueueAll = (db: Db | Tx, mails: Mail[], now: Date): Promise<void> =>
  insertMails(
    db,
    mails.map(mail => ({
      key: mail.key,
      // Given once: a mail that is delivered twice after a crash is recognised as one. The sender adds its domain.
      message_id: randomUUID(),
      recipient: oneLine(mail.to),
      reply_to: mail.reply_to === undefined ? null : oneLine(mail.reply_to),
      locale: mail.locale,
      subject: oneLine(mail.subject),
      body_text: mail.text,
      body_html: mail.html,
      attachments: mail.attachments ?? [],
      is_confidential: mail.is_confidential ?? false,
      created_at: now,
    })),
  )

export const enqueue = (db: Db | Tx, mail: Mail, now: Date): Promise<void> => enqueueAll(db, [mail], now)
