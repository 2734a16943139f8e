// public: a job sends the mails to groups
import type { Tx } from '../../db/connection.ts'
import { loadContactEmail } from '../../lib/association.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { type MailKey, sendMails } from '../../lib/mail/send-mail.ts'
import type { Services } from '../../lib/services.ts'
import { loadTexts } from '../site-texts/queries.ts'
import { contentFor } from './content.ts'
import { newsLinks } from './news-link.ts'
import { findGroupMail, markEnded } from './queries.ts'
import { findDue, markQueued, postpone, takeDue } from './recipient-queries.ts'

/** How many people get a mail, and how long the next ones wait: other mails are not delayed by a large group. */
const BATCH = { size: 20, seconds: 20 }

interface BatchSettings {
  now: Date
  size?: number
  seconds?: number
  /** Overridable to show in a test what they are needed for. */
  take?: typeof takeDue
  keyOf?: (group_mail_id: number, account_id: number) => MailKey
}

/** The same key twice is one mail. */
const keyOfMail = (group_mail_id: number, account_id: number): MailKey =>
  `group-mail:${group_mail_id}:${account_id}`

/**
 * Adds the mails of the next recipients to the outbox, and records it in the same transaction. Returns how many, or
 * undefined if nothing is due.
 */
export const sendBatch = async (
  tx: Tx,
  services: Pick<Services, 'config' | 'secret'>,
  { now, size = BATCH.size, seconds = BATCH.seconds, take = takeDue, keyOf = keyOfMail }: BatchSettings,
): Promise<number | undefined> => {
  const due = await take(tx)
  const written = due && (await findGroupMail(tx, due.id))
  if (!written) return undefined
  const { id } = written
  const { facts } = await loadTexts(tx, [])
  const reply_to = await loadContactEmail(tx)
  const readers = await findDue(tx, id, size)
  const keys = new Map(readers.map(reader => [reader.id, keyOf(id, reader.id)]))
  const mails = readers.flatMap(reader => {
    const { page, oneClick } = newsLinks(services, reader.id, now)
    const content = contentFor(reader, { written, facts, today: dayInVienna(now), newsPage: page })
    const key = keys.get(reader.id)
    if (!content || !key) return []
    return {
      key,
      to: toAccount(reader.id, reader.email),
      ...(reply_to && { reply_to }),
      ...(written.kind === 'news' && { unsubscribe_url: oneClick }),
      content,
    }
  })
  await sendMails(tx, mails, now)
  await markQueued(tx, id, keys, now)
  if (readers.length < size) await markEnded(tx, id, 'sent', now)
  else await postpone(tx, id, seconds)
  return readers.length
}
