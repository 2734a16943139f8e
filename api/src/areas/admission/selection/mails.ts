import { laterDay } from '@academy/contract/base/days'
import type { Locale, Localized } from '@academy/contract/base/locale'
import { dayInVienna } from '../../../base/clock.ts'
import { dayText } from '../../../base/formats.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { type MailKey, sendMails, toAccount } from '../../../base/mail/send-mail.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { type FreedBooking, freedAttachments, freedParagraphs } from '../../lodging/index.ts'
import { loadMailWordings, type MailWording, type MailWordings } from '../../site/index.ts'
import type { Result } from './result-queries.ts'
import { mailTexts } from './texts/mail-texts.ts'

interface ReminderFacts extends Localized<'instrument'> {
  masterclass_id: number
  teacher: string
  first_name: string
  locale: Locale
}

const actions: Record<Locale, string> = { en: 'To the applications', de: 'Zu den Bewerbungen' }

/** Asks the teacher to decide. */
export const decisionReminderMail = (
  wording: MailWording<'mail_decision_reminder'>,
  siteUrl: string,
  { masterclass_id, teacher, first_name, locale, ...named }: ReminderFacts,
): MailContent => {
  const instrument = named[`instrument_${locale}`]
  const { title, labels } = mailTexts[locale]
  const masterclass = title({ instrument, teacher })
  return {
    locale,
    greeting: greeting[locale](first_name),
    ...wording(locale, { masterclass, instrument, teacher }),
    details: [[labels.masterclass, masterclass]],
    action: { label: actions[locale], url: `${siteUrl}/user/t/masterclass/${masterclass_id}` },
  }
}

/** The common data of the result mails of a masterclass. */
export interface ResultMailContext extends Localized<'instrument'> {
  teacher: string
  start_date: string
  end_date: string
  hasFee: boolean
  /** The handling fee came after the final save. */
  paysLateFee?: boolean | undefined
  /** The handling fee was waived after the final save. */
  isWaived?: boolean
}

type Outcome = Result['outcome']

const pages = {
  accepted: 'mail_accepted',
  reserve: 'mail_reserve',
  rejected: 'mail_rejected',
  unpaid: 'mail_unpaid',
} as const
type ResultWordings = MailWordings<(typeof pages)[Outcome]>

/** Loads the wording of all results at once, so that the mails of one selection have the same version. */
export const loadResultWordings = (db: Db | Tx, today: string): Promise<ResultWordings> =>
  loadMailWordings(db, Object.values(pages), today)

const paths = { accepted: '/user', reserve: '/user', rejected: '/masterclasses', unpaid: '/masterclasses' }

interface ResultRecipient {
  locale: Locale
  siteUrl: string
  first_name?: string
  /** The rooms that were freed with the result. */
  rooms?: readonly FreedBooking[]
}

/** Builds the mail about a result. Without a name it is a preview for the sender. */
export const resultMail = (
  wordings: ResultWordings,
  outcome: Outcome,
  summary: ResultMailContext,
  { locale, siteUrl, first_name, rooms = [] }: ResultRecipient,
): MailContent => {
  const texts = mailTexts[locale]
  const { labels } = texts
  const named = { teacher: summary.teacher, instrument: summary[`instrument_${locale}`] }
  const title = texts.title(named)
  const added = [
    ...(outcome === 'accepted' && summary.hasFee ? [texts.fee] : []),
    ...(summary.paysLateFee ? [texts.lateFee] : []),
    ...(outcome === 'unpaid' ? [summary.isWaived ? texts.waived : texts.unpaid] : []),
    ...freedParagraphs(rooms, locale),
  ]
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
    ...wordings[pages[outcome]](locale, { ...named, masterclass: title }, added),
    greeting: greeting[locale](first_name ?? texts.previewName),
    details: [[labels.masterclass, title], ...(outcome === 'accepted' ? timetable : [])],
    action: { label: texts.actions[outcome], url: siteUrl + paths[outcome] },
  }
}

interface ResultMail {
  result: Result
  /** Instead of the key of the result: an applicant who is accepted later gets a second mail. */
  key?: MailKey
  invoiceAttachments: string[]
  rooms: FreedBooking[]
  paysLateFee?: boolean
}

/** The key of the mail about a result. */
const resultKey = (application_id: number) => `selection:${application_id}` as const

/** Notifies the people of their results. The key ensures one mail for each application. */
export const sendResults = async (
  tx: Tx,
  siteUrl: string,
  results: ResultMail[],
  now: Date,
): Promise<void> => {
  const wordings = await loadResultWordings(tx, dayInVienna(now))
  const mails = results.map(({ result, key, invoiceAttachments, rooms, paysLateFee }) => {
    const isWaived = invoiceAttachments.length === 0
    const summary = { ...result, hasFee: result.participation_fee_cents > 0, paysLateFee, isWaived }
    return {
      key: key ?? resultKey(result.application_id),
      to: toAccount(result.account_id, result.email),
      content: resultMail(wordings, result.outcome, summary, { ...result, siteUrl, rooms }),
      attachments: [...invoiceAttachments, ...freedAttachments(rooms)],
    }
  })
  await sendMails(tx, mails, now)
}
