import type { Locale } from '@academy/contract/locale'
import { moneyText } from '@academy/contract/money'
import { type NamedPiece, pieceTitle } from '@academy/contract/repertoire/piece-title'
import type { Tx } from '../../db/connection.ts'
import { weekdayText } from '../../lib/formats.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { sendLetter } from '../../lib/mail/send-letter.ts'
import { findById } from '../accounts/queries.ts'
import { attachmentOf } from '../invoices/attach.ts'
import { invoiceStep, type PerformanceNotice } from './rules.ts'
import type { Paper } from './sync-recording-invoice.ts'
import { letters } from './texts/letters.ts'

interface Work {
  composer_name: string
  piece: NamedPiece
}

const workDetail = ({ composer_name, piece }: Work, locale: Locale): [string, string] => [
  letters[locale].labels.work,
  `${composer_name}: ${pieceTitle(piece, locale)}`,
]

interface News {
  siteUrl: string
  notice: PerformanceNotice
  /** Current date of the evening. */
  date: string
  place: string
  paper: Paper | undefined
}

/** Notifies a person that a performance is planned, moved or cancelled. */
export const sendPerformanceNotices = (
  tx: Tx,
  { siteUrl, notice, date, place, paper }: News,
  now: Date,
): Promise<void> => {
  const { kind, locale, announced_date, announced_place, recording, recording_fee_cents } = notice
  const words = letters[locale]
  const day = weekdayText(date, locale)
  const oldDay = announced_date ? weekdayText(announced_date, locale) : ''
  const { subject, paragraphs } = words[kind]({ day, place, oldDay, oldPlace: announced_place ?? '' })
  const { labels } = words
  const whenAndWhere: [string, string][] = [
    [labels.day, day],
    [labels.time, words.hour],
    [labels.place, place],
  ]
  return sendLetter(
    tx,
    {
      // The key contains the time: the same notice may follow again when something moves there and back.
      key: `concert:${notice.request_id}:${now.toISOString()}`,
      to: toAccount(notice.account_id, notice.email),
      letter: {
        locale,
        subject,
        greeting: greeting[locale](notice.first_name),
        paragraphs: [
          ...paragraphs,
          ...(paper ? [words[paper.kind](moneyText(recording_fee_cents, locale))] : []),
          ...(invoiceStep(notice) === 'free' ? [words.free] : []),
          ...(kind === 'off' && recording === 'paid' ? [words.paid] : []),
          ...(kind === 'off' ? [] : [words.cannot]),
        ],
        details: [workDetail(notice, locale), ...(kind === 'off' ? [] : whenAndWhere)],
        action: { label: words.toConcerts, url: `${siteUrl}/user/concert` },
      },
      attachments: paper ? [attachmentOf(paper.id)] : [],
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
  const { subject, paragraphs, action } = letters[locale].video
  return sendLetter(
    tx,
    {
      key: `recording:${request.id}`,
      to: toAccount(person.id, person.email),
      letter: {
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
