import type { Locale } from '@academy/contract/base/locale'
import { periodText } from '../../../base/formats.ts'
import { attachmentOf } from '../../money/index.ts'
import type { ReleasedBooking } from './release.ts'
import { releasedTexts } from './texts/released-texts.ts'

/** A paragraph for each room that was freed. */
export const releasedParagraphs = (rooms: readonly ReleasedBooking[], locale: Locale): string[] =>
  rooms.map(({ booking: { start_date, end_date, invoice_id } }) =>
    releasedTexts[locale](periodText(start_date, end_date, locale), invoice_id !== null),
  )

/** The cancelled invoices of these rooms. */
export const releasedAttachments = (rooms: readonly ReleasedBooking[]): string[] =>
  rooms.flatMap(({ invoice_ids }) => invoice_ids.map(attachmentOf))
