import { nightsOf } from '@academy/contract/lodging/stay'
import { centsOf, moneyText } from '@academy/contract/money'
import type { Tx } from '../../db/connection.ts'
import type { CancellationFee } from '../../lib/cancellation-fee.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { dayText, periodText } from '../../lib/formats.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import type { MailContent } from '../../lib/mail/mail-content.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { sendMail } from '../../lib/mail/send-mail.ts'
import { attachmentOf } from '../invoices/attach.ts'
import type { StoredBooking } from './queries.ts'
import { bookingFee, type Canceller } from './rules.ts'
import { mailTexts } from './texts/mail-texts.ts'

/** Returns the common parts of all mails about a booking. */
const about = (siteUrl: string, booking: StoredBooking) => {
  const { person, start_date, end_date, room_type, meal_type, diet } = booking
  const { locale } = person
  const texts = mailTexts[locale]
  const { labels } = texts
  const eaten = meal_type && `${meal_type[`name_${locale}`]}${diet ? ` (${texts.diets[diet]})` : ''}`
  const details: NonNullable<MailContent['details']> = [
    [labels.arrival, dayText(start_date, locale)],
    [labels.departure, dayText(end_date, locale)],
    [labels.nights, String(nightsOf(booking))],
    [labels.room, room_type?.[`name_${locale}`] ?? texts.noRoom],
    ...(room_type ? [[labels.meals, eaten ?? texts.noMeals] satisfies [string, string]] : []),
  ]
  const action = { label: texts.action, url: `${siteUrl}/user/acomodation` }
  return {
    texts,
    period: periodText(start_date, end_date, locale),
    content: { locale, greeting: greeting[locale](person.first_name), details, action },
  }
}

/** Returns the amount and the due date. */
const money = ({ person: { locale }, invoice }: StoredBooking): [string, string][] => {
  if (!invoice) return []
  const { labels } = mailTexts[locale]
  return [
    [labels.total, moneyText(centsOf(invoice.invoice_amount), locale)],
    [labels.invoice, invoice.invoice_number],
    [labels.due, dayText(invoice.due_date, locale)],
  ]
}

const hasInvoice = ({ invoice_id }: StoredBooking) => invoice_id !== null

/** Confirms the booking, with its invoice attached if there is one. */
export const sendBooked = (tx: Tx, siteUrl: string, booking: StoredBooking, now: Date): Promise<void> => {
  const { texts, period, content } = about(siteUrl, booking)
  const { id, person, invoice_id } = booking
  const terms = bookingFee(booking, dayInVienna(now), 'person')
  const free_until = terms?.percent === 0 && terms.until ? dayText(terms.until, person.locale) : undefined
  const facts = { period, hasRoom: booking.room_type !== null, hasInvoice: hasInvoice(booking), free_until }
  return sendMail(
    tx,
    {
      key: `booked:${id}`,
      to: toAccount(person.id, person.email),
      content: { ...content, ...texts.booked(facts), details: [...content.details, ...money(booking)] },
      attachments: invoice_id ? [attachmentOf(invoice_id)] : [],
    },
    now,
  )
}

interface Changed {
  before: StoredBooking
  booking: StoredBooking
  /** Ids of the invoices to attach. */
  invoice_ids: number[]
}

/** Notifies the person that the office has changed days, room or meals. */
export const sendChanged = (
  tx: Tx,
  siteUrl: string,
  { before, booking, invoice_ids }: Changed,
  now: Date,
): Promise<void> => {
  const { texts, period, content } = about(siteUrl, booking)
  const facts = { period, hasInvoice: hasInvoice(booking), hadInvoice: hasInvoice(before) }
  return sendMail(
    tx,
    {
      key: `booking-changed:${booking.id}:${now.toISOString()}`,
      to: toAccount(booking.person.id, booking.person.email),
      content: { ...content, ...texts.changed(facts), details: [...content.details, ...money(booking)] },
      attachments: invoice_ids.map(attachmentOf),
    },
    now,
  )
}

interface Cancelled {
  booking: StoredBooking
  terms: CancellationFee
  by: Canceller
  invoice_ids: number[]
}

/** Confirms a cancellation, with the cancelled invoice and the invoice of what remains due. */
export const sendCancelled = (
  tx: Tx,
  siteUrl: string,
  { booking, terms, by, invoice_ids }: Cancelled,
  now: Date,
): Promise<void> => {
  const { texts, period, content } = about(siteUrl, booking)
  const { percent, cost_cents } = terms
  const { id, email, locale } = booking.person
  const due = cost_cents > 0 ? moneyText(cost_cents, locale) : undefined
  const facts = { period, hasRoom: booking.room_type !== null, hadInvoice: hasInvoice(booking) }
  const cancelled = texts.cancelled({ ...facts, byOffice: by === 'office', due, percent })
  return sendMail(
    tx,
    {
      key: `booking-cancelled:${booking.id}`,
      to: toAccount(id, email),
      content: { ...content, ...cancelled },
      attachments: invoice_ids.map(attachmentOf),
    },
    now,
  )
}
