import { type Locale, locales } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import { type GroupMailContent, missingLanguages } from '@academy/contract/messages/group-mails/schemas'
import { paragraphsOf } from '@academy/contract/site/site-texts/text-rules'
import { loadContactEmail } from '../../../base/association.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { togetherOrEach } from '../../../base/jobs/each-by-itself.ts'
import { clearFailures, findErrors } from '../../../base/jobs/failures.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { type MailKey, sendMails, toAccount } from '../../../base/mail/send-mail.ts'
import type { Services } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fillLine, fillParagraph, loadTexts, placeholderValues, type TextFacts } from '../../site/index.ts'
import { newsLinks } from './news.ts'
import { findGroupMail, markEnded } from './queries.ts'
import { findDue, isAnySending, markQueued, postpone, takeDue } from './recipient-queries.ts'

export interface Reader {
  id: number
  email: string
  first_name: string
  last_name: string
  locale: Locale
  open_cents: number
  /** The numbers of the invoices that are not paid. */
  open_invoices: readonly string[]
}

/** Empty if nothing is open: then the sentence about it is left out. */
const personValues = ({ first_name, last_name, open_cents, open_invoices }: Reader, locale: Locale) => ({
  first_name,
  last_name,
  open_amount: open_cents > 0 ? moneyText(open_cents, locale) : '',
  open_invoices: open_invoices.join(', '),
})

interface Occasion {
  written: GroupMailContent
  facts: TextFacts
  today: string
  /** The page that refuses news. */
  newsPage: string
}

const footers: Record<Locale, { text: string; label: string }> = {
  en: { text: 'No longer want this kind of news?', label: 'Unsubscribe' },
  de: { text: 'Sie möchten solche Neuigkeiten nicht mehr bekommen?', label: 'Abbestellen' },
}

/** Returns the language in which a person reads the mail; undefined if it is written in none. */
const languageFor = (written: GroupMailContent, locale: Locale): Locale | undefined => {
  const missing = missingLanguages(written)
  return [locale, ...locales].find(language => !missing.includes(language))
}

/** Returns the mail as this person gets it; undefined if it is not written yet. */
export const contentFor = (
  reader: Reader,
  { written, facts, today, newsPage }: Occasion,
): MailContent | undefined => {
  const locale = languageFor(written, reader.locale)
  if (!locale) return undefined
  const values = { ...placeholderValues(facts, locale, today), ...personValues(reader, locale) }
  return {
    locale,
    subject: fillLine(written[`subject_${locale}`], values, locale),
    greeting: greeting[locale](reader.first_name),
    paragraphs: paragraphsOf(written[`text_${locale}`])
      .map(paragraph => fillParagraph(paragraph, values, locale))
      .filter(paragraph => paragraph !== ''),
    ...(written.kind === 'news' && { footer: { ...footers[locale], url: newsPage } }),
  }
}

/** How many people get a mail, and how long the next ones wait: other mails are not delayed by a large group. */
const BATCH = { size: 20, seconds: 20 }

interface BatchSettings {
  now: Date
  /** Another rate than the usual one: the demo queues everybody at once. */
  size?: number
  seconds?: number
}

/** The same key twice is one mail. */
const keyOf = (group_mail_id: number, account_id: number): MailKey =>
  `group-mail:${group_mail_id}:${account_id}`

/** Whether there is anything to do: recipients who wait, or failures of a mail that was stopped. */
export const isBatchWanted = async (db: Db): Promise<boolean> =>
  (await isAnySending(db)) || (await findErrors(db, 'group_mails')).length > 0

/**
 * Adds the mails of the next recipients to the outbox, and records it in the same transaction. Returns how many, or
 * undefined if nothing is due.
 */
export const sendBatch = async (
  tx: Tx,
  services: Pick<Services, 'config' | 'secret'>,
  { now, size = BATCH.size, seconds = BATCH.seconds }: BatchSettings,
): Promise<number | undefined> => {
  const due = await takeDue(tx)
  const written = due && (await findGroupMail(tx, due.id))
  if (!written) {
    if (!(await isAnySending(tx))) await clearFailures(tx, 'group_mails', [])
    return undefined
  }
  const { id } = written
  const { facts } = await loadTexts(tx, [])
  const reply_to = await loadContactEmail(tx)
  const readers = await findDue(tx, id, size)
  const subjectOf = (reader: (typeof readers)[number]) => ({ account_id: reader.id })
  const each = { job: 'group_mails', now, subjectOf, isBatch: true } as const
  const queued = await togetherOrEach(tx, each, readers, async some => {
    const keys = new Map(some.map(reader => [reader.id, keyOf(id, reader.id)]))
    const mails = some.flatMap(reader => {
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
  })
  // For whom it failed is tried again, after all others.
  if (queued.length === readers.length && readers.length < size) await markEnded(tx, id, 'sent', now)
  else await postpone(tx, id, seconds)
  return readers.length
}
