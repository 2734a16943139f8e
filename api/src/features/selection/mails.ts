import { laterDay } from '@academy/contract/days'
import type { Locale, Localized } from '@academy/contract/locale'
import type { Tx } from '../../db/connection.ts'
import { dayText, periodText } from '../../lib/formats.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import type { Letter } from '../../lib/mail/letter.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { sendLetter } from '../../lib/mail/send-letter.ts'
import { attachmentOf } from '../invoices/attach.ts'
import type { ReleasedBooking } from '../lodging/release.ts'
import type { Result } from './queries.ts'
import { letters } from './texts/letters.ts'

/** The common data of the result mails of a masterclass. */
export interface ResultMailContext extends Localized<'instrument'> {
  teacher: string
  start_date: string
  end_date: string
  hasFee: boolean
}

const paths = { accepted: '/user', rejected: '/masterclasses', unpaid: '/masterclasses' }

/** Builds the mail about a result. Without a name it is a preview for the sender. */
export const resultLetter = (
  outcome: Result['outcome'],
  summary: ResultMailContext,
  { locale, siteUrl, first_name }: { locale: Locale; siteUrl: string; first_name?: string },
): Letter => {
  const words = letters[locale]
  const named = { ...summary, instrument: summary[`instrument_${locale}`] }
  const { subject, paragraphs, action } = words[outcome](named)
  const { labels } = words
  const { start_date, end_date } = summary
  const days = {
    arrival: start_date,
    first: laterDay(start_date, 1),
    last: laterDay(end_date, -1),
    departure: end_date,
  }
  const timetable = (['arrival', 'first', 'last', 'departure'] as const).map((day): [string, string] => [
    labels[day],
    dayText(days[day], locale),
  ])
  return {
    locale,
    subject,
    greeting: greeting[locale](first_name ?? words.somebody),
    paragraphs,
    details: [[labels.masterclass, words.title(named)], ...(outcome === 'accepted' ? timetable : [])],
    action: { label: action, url: siteUrl + paths[outcome] },
  }
}

interface Told {
  result: Result
  papers: string[]
  /** The rooms that were freed with the result. */
  rooms: ReleasedBooking[]
}

const roomParagraphs = ({ result: { locale }, rooms }: Told): string[] =>
  rooms.map(({ booking: { start_date, end_date, invoice_id } }) =>
    letters[locale].released(periodText(start_date, end_date, locale), invoice_id !== null),
  )

/** Notifies a person of the result. The key ensures one mail for each application. */
export const sendResult = (tx: Tx, siteUrl: string, told: Told, now: Date): Promise<void> => {
  const { result, papers, rooms } = told
  const summary = { ...result, hasFee: result.participation_fee_cents > 0 }
  const letter = resultLetter(result.outcome, summary, { ...result, siteUrl })
  const paragraphs = [...letter.paragraphs, ...roomParagraphs(told)]
  const attachments = [...papers, ...rooms.flatMap(room => room.papers.map(attachmentOf))]
  return sendLetter(
    tx,
    {
      key: `selection:${result.application_id}`,
      to: toAccount(result.account_id, result.email),
      letter: { ...letter, paragraphs },
      attachments,
    },
    now,
  )
}
