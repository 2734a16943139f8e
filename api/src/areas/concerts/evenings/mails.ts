import { concertHourText } from '@academy/contract/base/constants'
import type { Locale } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import {
  composerText,
  type NamedComposer,
  type NamedPiece,
  pieceTitle,
} from '@academy/contract/concerts/repertoire/piece-title'
import { dayInVienna } from '../../../base/clock.ts'
import { weekdayText } from '../../../base/formats.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { sendMail, sendMails, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { findAccount } from '../../access/index.ts'
import { attachmentOf } from '../../money/index.ts'
import { loadMailWording, loadMailWordings, type MailWording, type MailWordings } from '../../site/index.ts'
import type { InvoiceAttachment } from './recording-invoice.ts'
import { invoiceStep, type PartnerNotice, type PerformanceNotice } from './rules.ts'
import { mailTexts } from './texts/mail-texts.ts'

interface Work {
  composer: NamedComposer
  piece: NamedPiece
}

const workDetail = ({ composer, piece }: Work, locale: Locale): [string, string] => [
  mailTexts[locale].labels.work,
  `${composerText(composer, locale)}: ${pieceTitle(piece, locale)}`,
]

interface News {
  siteUrl: string
  notice: PerformanceNotice
  /** Current date of the evening. */
  date: string
  place: string
  attachment: InvoiceAttachment | undefined
}

const pages = {
  planned: 'mail_concert_planned',
  moved: 'mail_concert_moved',
  off: 'mail_concert_off',
} as const
type NoticeWordings = MailWordings<(typeof pages)[PerformanceNotice['kind']]>

/** Builds the mail that a performance is planned, moved or cancelled. */
export const performanceMail = (
  wordings: NoticeWordings,
  { siteUrl, notice, date, place, attachment }: News,
): MailContent => {
  const { kind, locale, announced_date, announced_place, recording, recording_fee_cents } = notice
  const texts = mailTexts[locale]
  const { labels } = texts
  const day = weekdayText(date, locale)
  const own = {
    day,
    hall: place,
    old_day: announced_date ? weekdayText(announced_date, locale) : day,
    old_hall: announced_place ?? place,
  }
  const added = [
    ...(attachment ? [texts[attachment.kind](moneyText(recording_fee_cents, locale))] : []),
    ...(invoiceStep(notice) === 'free' ? [texts.free] : []),
    ...(kind === 'off' && recording === 'paid' ? [texts.paid] : []),
  ]
  const whenAndWhere: [string, string][] = [
    [labels.day, day],
    [labels.time, concertHourText[locale]],
    [labels.place, place],
  ]
  return {
    locale,
    ...wordings[pages[kind]](locale, own, added),
    greeting: greeting[locale](notice.first_name),
    details: [workDetail(notice, locale), ...(kind === 'off' ? [] : whenAndWhere)],
    action: { label: texts.toConcerts, url: `${siteUrl}/user/concert` },
  }
}

/** Notifies people that a performance is planned, moved or cancelled, all with the same wording. */
export const sendPerformanceNotices = async (tx: Tx, news: News[], now: Date): Promise<void> => {
  const wordings = await loadMailWordings(tx, Object.values(pages), dayInVienna(now))
  const mails = news.map(item => ({
    // The key contains the time: the same notice may follow again when something moves there and back.
    key: `concert:${item.notice.request_id}:${now.toISOString()}` as const,
    to: toAccount(item.notice.account_id, item.notice.email),
    content: performanceMail(wordings, item),
    attachments: item.attachment ? [attachmentOf(item.attachment.id)] : [],
  }))
  await sendMails(tx, mails, now)
}

interface RecordingRecipient {
  siteUrl: string
  locale: Locale
  first_name: string
  work: Work
}

export const recordingMail = (
  wording: MailWording<'mail_recording'>,
  { siteUrl, locale, first_name, work }: RecordingRecipient,
): MailContent => ({
  locale,
  ...wording(locale, {}),
  greeting: greeting[locale](first_name),
  details: [workDetail(work, locale)],
  action: { label: mailTexts[locale].toRecording, url: `${siteUrl}/user/concert` },
})

/** Sent once for each recording: a corrected link is shown in the same place. */
export const sendVideo = async (
  tx: Tx,
  siteUrl: string,
  request: Work & { id: number; account_id: number },
  now: Date,
): Promise<void> => {
  const person = await findAccount(tx, request.account_id)
  if (!person) throw new Error(`The account of the recording ${request.id} does not exist`)
  const wording = await loadMailWording(tx, 'mail_recording', dayInVienna(now))
  return sendMail(
    tx,
    {
      key: `recording:${request.id}`,
      to: toAccount(person.id, person.email),
      content: recordingMail(wording, { ...person, siteUrl, work: request }),
    },
    now,
  )
}

interface Evening {
  id: number
  date: string
  place: string
}

interface PartnerNews {
  siteUrl: string
  evening: Pick<Evening, 'date' | 'place'>
  /** Of one person. */
  notices: readonly PartnerNotice[]
}

/** Builds the mail to somebody who takes part in performances of others. */
export const partnerMail = (
  wording: MailWording<'mail_concert_partner'>,
  { siteUrl, evening: { date, place }, notices }: PartnerNews,
): MailContent => {
  const [first] = notices
  if (!first) throw new Error('A mail to a partner needs a performance')
  const { locale, first_name } = first
  const texts = mailTexts[locale]
  const { labels } = texts
  const day = weekdayText(date, locale)
  const works = notices.map((notice): [string, string] => {
    const [label, work] = workDetail(notice, locale)
    return [label, texts.partner[notice.kind](work, notice.student_name)]
  })
  const isAccompanist = notices.some(notice => notice.is_accompanist)
  return {
    locale,
    ...wording(locale, { day, hall: place }),
    greeting: greeting[locale](first_name),
    details: [...works, [labels.day, day], [labels.time, concertHourText[locale]], [labels.place, place]],
    ...(isAccompanist && {
      action: { label: texts.toAccompaniment, url: `${siteUrl}/user/r/masterclass` },
    }),
  }
}

/** Tells accompanists and ensemble partners, each with one mail for the whole evening. */
export const sendPartnerNotices = async (
  tx: Tx,
  siteUrl: string,
  { evening, partners }: { evening: Evening; partners: readonly PartnerNotice[][] },
  now: Date,
): Promise<void> => {
  if (partners.length === 0) return
  const wording = await loadMailWording(tx, 'mail_concert_partner', dayInVienna(now))
  const mails = partners.flatMap(notices => {
    const [first] = notices
    if (!first) return []
    return {
      key: `concert-partner:${evening.id}:${first.account_id}:${now.toISOString()}` as const,
      to: toAccount(first.account_id, first.email),
      about: notices.map(({ student_id }) => student_id),
      content: partnerMail(wording, { siteUrl, evening, notices }),
    }
  })
  await sendMails(tx, mails, now)
}
