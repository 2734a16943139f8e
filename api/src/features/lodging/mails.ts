import { nightsOf } from '@academy/contract/lodging/stay'
import { centsOf, moneyText } from '@academy/contract/money'
import type { Tx } from '../../db/connection.ts'
import type { CancellationFee } from '../../lib/cancellation-fee.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { dayText, periodText } from '../../lib/formats.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import type { Letter } from '../../lib/mail/letter.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { sendLetter } from '../../lib/mail/send-letter.ts'
import { attachmentOf } from '../invoices/attach.ts'
import type { StoredBooking } from './queries.ts'
import { bookingFee, type Canceller } from './rules.ts'
import { letters } from './texts/letters.ts'

/** Returns the common parts of all mails about a booking. */
const about = (siteUrl: string, booking: StoredBooking) => {
  const { person, start_date, end_date, room_type, meal_type, diet } = booking
  const { locale } = person
  const words = letters[locale]
  const { labels } = words
  const eaten = meal_type && `${meal_type[`name_${locale}`]}${diet ? ` (${words.diets[diet]})` : ''}`
  const details: NonNullable<Letter['details']> = [
    [labels.arrival, dayText(start_date, locale)],
    [labels.departure, dayText(end_date, locale)],
    [labels.nights, String(nightsOf(booking))],
    [labels.room, room_type?.[`name_${locale}`] ?? words.noRoom],
    ...(room_type ? [[labels.meals, eaten ?? words.noMeals] satisfies [string, string]] : []),
  ]
  const action = { label: words.action, url: `${siteUrl}/user/acomodation` }
  return {
    words,
    period: periodText(start_date, end_date, locale),
    letter: { locale, greeting: greeting[locale](person.first_name), details, action },
  }
}

/** Returns the amount and the due date. */
const money = ({ person: { locale }, invoice }: StoredBooking): [string, string][] => {
  if (!invoice) return []
  const { labels } = letters[locale]
  return [
    [labels.total, moneyText(centsOf(invoice.invoice_amount), locale)],
    [labels.invoice, invoice.invoice_number],
    [labels.due, dayText(invoice.due_date, locale)],
  ]
}

const hasInvoice = ({ invoice_id }: StoredBooking) => invoice_id !== null

/** Confirms the booking, with its invoice attached if there is one. */
export const sendBooked = (tx: Tx, siteUrl: string, booking: StoredBooking, now: Date): Promise<void> => {
  const { words, period, letter } = about(siteUrl, booking)
  const { id, person, invoice_id } = booking
  const terms = bookingFee(booking, dayInVienna(now), 'person')
  const free_until = terms?.percent === 0 && terms.until ? dayText(terms.until, person.locale) : undefined
  const facts = { period, hasRoom: booking.room_type !== null, hasInvoice: hasInvoice(booking), free_until }
  return sendLetter(
    tx,
    {
      key: `booked:${id}`,
      to: toAccount(person.id, person.email),
      letter: { ...letter, ...words.booked(facts), details: [...letter.details, ...money(booking)] },
      attachments: invoice_id ? [attachmentOf(invoice_id)] : [],
    },
    now,
  )
}

interface Changed {
  before: StoredBooking
  booking: StoredBooking
  /** Ids of the invoices to attach. */
  papers: number[]
}

/** Notifies the person that the office has changed days, room or meals. */
export const sendChanged = (
  tx: Tx,
  siteUrl: string,
  { before, booking, papers }: Changed,
  now: Date,
): Promise<void> => {
  const { words, period, letter } = about(siteUrl, booking)
  const facts = { period, hasInvoice: hasInvoice(booking), hadInvoice: hasInvoice(before) }
  return sendLetter(
    tx,
    {
      key: `booking-changed:${booking.id}:${now.toISOString()}`,
      to: toAccount(booking.person.id, booking.person.email),
      letter: { ...letter, ...words.changed(facts), details: [...letter.details, ...money(booking)] },
      attachments: papers.map(attachmentOf),
    },
    now,
  )
}

interface Cancelled {
  booking: StoredBooking
  terms: CancellationFee
  by: Canceller
  papers: number[]
}

/** Confirms a cancellation, with the cancelled invoice and the invoice of what remains due. */
export const sendCancelled = (
  tx: Tx,
  siteUrl: string,
  { booking, terms, by, papers }: Cancelled,
  now: Date,
): Promise<void> => {
  const { words, period, letter } = about(siteUrl, booking)
  const { percent, cost_cents } = terms
  const { id, email, locale } = booking.person
  const due = cost_cents > 0 ? moneyText(cost_cents, locale) : undefined
  const facts = { period, hasRoom: booking.room_type !== null, hadInvoice: hasInvoice(booking) }
  const cancelled = words.cancelled({ ...facts, byOffice: by === 'office', due, percent })
  return sendLetter(
    tx,
    {
      key: `booking-cancelled:${booking.id}`,
      to: toAccount(id, email),
      letter: { ...letter, ...cancelled },
      attachments: papers.map(attachmentOf),
    },
    now,
  )
}
