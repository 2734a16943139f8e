import { laterDay } from '@academy/contract/days'
import type { Locale, Localized } from '@academy/contract/locale'
import type { Tx } from '../../db/connection.ts'
import { dayText, periodText } from '../../lib/formats.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import type { MailContent } from '../../lib/mail/mail-content.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { sendMail } from '../../lib/mail/send-mail.ts'
import { attachmentOf } from '../invoices/attach.ts'
import type { ReleasedBooking } from '../lodging/release.ts'
import type { Result } from './queries.ts'
import { mailTexts } from './texts/mail-texts.ts'

/** The common data of the result mails of a masterclass. */
export interface ResultMailContext extends Localized<'instrument'> {
  teacher: string
  start_date: string
  end_date: string
  hasFee: boolean
}

const paths = { accepted: '/user', rejected: '/masterclasses', unpaid: '/masterclasses' }

/** Builds the mail about a result. Without a name it is a preview for the sender. */
export const resultMail = (
  outcome: Result['outcome'],
  summary: ResultMailContext,
  { locale, siteUrl, first_name }: { locale: Locale; siteUrl: string; first_name?: string },
): MailContent => {
  const texts = mailTexts[locale]
  const named = { ...summary, instrument: summary[`instrument_${locale}`] }
  const { subject, paragraphs, action } = texts[outcome](named)
  const { labels } = texts
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
    greeting: greeting[locale](first_name ?? texts.previewName),
    paragraphs,
    details: [[labels.masterclass, texts.title(named)], ...(outcome === 'accepted' ? timetable : [])],
    action: { label: action, url: siteUrl + paths[outcome] },
  }
}

interface ResultMail {
  result: Result
  invoiceAttachments: string[]
  /** The rooms that were freed with the result. */
  rooms: ReleasedBooking[]
}

const roomParagraphs = ({ result: { locale }, rooms }: ResultMail): string[] =>
  rooms.map(({ booking: { start_date, end_date, invoice_id } }) =>
    mailTexts[locale].released(periodText(start_date, end_date, locale), invoice_id !== null),
  )

/** Notifies a person of the result. The key ensures one mail for each application. */
export const sendResult = (tx: Tx, siteUrl: string, mail: ResultMail, now: Date): Promise<void> => {
  const { result, invoiceAttachments, rooms } = mail
  const summary = { ...result, hasFee: result.participation_fee_cents > 0 }
  const content = resultMail(result.outcome, summary, { ...result, siteUrl })
  const paragraphs = [...content.paragraphs, ...roomParagraphs(mail)]
  const attachments = [...invoiceAttachments, ...rooms.flatMap(room => room.invoice_ids.map(attachmentOf))]
  return sendMail(
    tx,
    {
      key: `selection:${result.application_id}`,
      to: toAccount(result.account_id, result.email),
      content: { ...content, paragraphs },
      attachments,
    },
    now,
  )
}
