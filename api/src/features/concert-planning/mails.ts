import type { Locale } from '@academy/contract/locale'
import { moneyText } from '@academy/contract/money'
import { type NamedPiece, pieceTitle } from '@academy/contract/repertoire/piece-title'
import type { Tx } from '../../db/connection.ts'
import { weekdayText } from '../../lib/formats.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { sendMail } from '../../lib/mail/send-mail.ts'
import { findById } from '../accounts/queries.ts'
import { attachmentOf } from '../invoices/attach.ts'
import { invoiceStep, type PerformanceNotice } from './rules.ts'
import type { InvoiceAttachment } from './sync-recording-invoice.ts'
import { mailTexts } from './texts/mail-texts.ts'

interface Work {
  composer_name: string
  piece: NamedPiece
}

const workDetail = ({ composer_name, piece }: Work, locale: Locale): [string, string] => [
  mailTexts[locale].labels.work,
  `${composer_name}: ${pieceTitle(piece, locale)}`,
]

interface News {
  siteUrl: string
  notice: PerformanceNotice
  /** Current date of the evening. */
  date: string
  place: string
  attachment: InvoiceAttachment | undefined
}

/** Notifies a person that a performance is planned, moved or cancelled. */
export const sendPerformanceNotices = (
  tx: Tx,
  { siteUrl, notice, date, place, attachment }: News,
  now: Date,
): Promise<void> => {
  const { kind, locale, announced_date, announced_place, recording, recording_fee_cents } = notice
  const texts = mailTexts[locale]
  const day = weekdayText(date, locale)
  const oldDay = announced_date ? weekdayText(announced_date, locale) : ''
  const { subject, paragraphs } = texts[kind]({ day, place, oldDay, oldPlace: announced_place ?? '' })
  const { labels } = texts
  const whenAndWhere: [string, string][] = [
    [labels.day, day],
    [labels.time, texts.hour],
    [labels.place, place],
  ]
  return sendMail(
    tx,
    {
      // The key contains the time: the same notice may follow again when something moves there and back.
      key: `concert:${notice.request_id}:${now.toISOString()}`,
      to: toAccount(notice.account_id, notice.email),
      content: {
        locale,
        subject,
        greeting: greeting[locale](notice.first_name),
        paragraphs: [
          ...paragraphs,
          ...(attachment ? [texts[attachment.kind](moneyText(recording_fee_cents, locale))] : []),
          ...(invoiceStep(notice) === 'free' ? [texts.free] : []),
          ...(kind === 'off' && recording === 'paid' ? [texts.paid] : []),
          ...(kind === 'off' ? [] : [texts.cannot]),
        ],
        details: [workDetail(notice, locale), ...(kind === 'off' ? [] : whenAndWhere)],
        action: { label: texts.toConcerts, url: `${siteUrl}/user/concert` },
      },
      attachments: attachment ? [attachmentOf(attachment.id)] : [],
    },
    now,
  )
}

/** Sent once for each recording: a corrected link is shown in the same place. */
export const sendVideo = async (
  tx: Tx,
  siteUrl: string,
  request: Work & { id: number; account_id: number },
  now: Date,
): Promise<void> => {
  const person = await findById(tx, request.account_id)
  if (!person) throw new Error(`The account of the recording ${request.id} does not exist`)
  const { locale } = person
  const { subject, paragraphs, action } = mailTexts[locale].video
  return sendMail(
    tx,
    {
      key: `recording:${request.id}`,
      to: toAccount(person.id, person.email),
      content: {
        locale,
        subject,
        greeting: greeting[locale](person.first_name),
        paragraphs,
        details: [workDetail(request, locale)],
        action: { label: action, url: `${siteUrl}/user/concert` },
      },
    },
    now,
  )
}
