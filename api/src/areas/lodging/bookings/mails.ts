import type { Localized } from '@academy/contract/base/locale'
import { centsOf, moneyText } from '@academy/contract/base/money'
import { nightsOf } from '@academy/contract/lodging/bookings/stay-price'
import { dietText } from '@academy/contract/people/arrival-details/diets'
import type { CancellationFee } from '../../../base/cancellation-fee.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { dayText, periodText } from '../../../base/formats.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { attachmentOf, payLink } from '../../money/index.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import type { StoredBooking } from './queries.ts'
import { bookingFee, type Canceller } from './rules.ts'
import { mailTexts } from './texts/mail-texts.ts'

/** What a mail shows of a booking. */
interface MailedBooking
  extends Pick<StoredBooking, 'start_date' | 'end_date' | 'diet' | 'special_diets' | 'invoice_id'> {
  person: Pick<StoredBooking['person'], 'first_name' | 'locale' | 'is_student'>
  room_type: Localized<'name'> | null
  meal_type: Localized<'name'> | null
  invoice: Pick<
    NonNullable<StoredBooking['invoice']>,
    'invoice_number' | 'invoice_amount' | 'due_date'
  > | null
}

/** Returns the common parts of all mails about a booking. */
const about = (siteUrl: string, booking: MailedBooking) => {
  const { person, start_date, end_date, room_type, meal_type } = booking
  const { locale } = person
  const texts = mailTexts[locale]
  const { labels } = texts
  const diet = dietText(locale, booking)
  const eaten = meal_type && `${meal_type[`name_${locale}`]}${diet ? ` (${diet})` : ''}`
  const details: NonNullable<MailContent['details']> = [
    [labels.arrival, dayText(start_date, locale)],
    [labels.departure, dayText(end_date, locale)],
    [labels.nights, String(nightsOf(booking))],
    [labels.room, room_type?.[`name_${locale}`] ?? texts.noRoom],
    ...(room_type ? [[labels.meals, eaten ?? texts.noMeals] satisfies [string, string]] : []),
  ]
  // Teachers and accompanists have no page of bookings.
  const action = person.is_student && { action: { label: texts.action, url: `${siteUrl}/user/acomodation` } }
  return {
    texts,
    own: { period: periodText(start_date, end_date, locale) },
    content: { locale, greeting: greeting[locale](person.first_name), details, ...action },
  }
}

/** Returns the amount and the due date. */
const money = ({ person: { locale }, invoice }: MailedBooking): [string, string][] => {
  if (!invoice) return []
  const { labels } = mailTexts[locale]
  return [
    [labels.total, moneyText(centsOf(invoice.invoice_amount), locale)],
    [labels.invoice, invoice.invoice_number],
    [labels.due, dayText(invoice.due_date, locale)],
  ]
}

const hasInvoice = ({ invoice_id }: MailedBooking) => invoice_id !== null

interface BookedMail {
  siteUrl: string
  booking: MailedBooking
  /** The last day on which cancelling is free; undefined if it is not. */
  free_until: string | undefined
}

export const bookedMail = (
  wording: MailWording<'mail_booking' | 'mail_stay_elsewhere'>,
  { siteUrl, booking, free_until }: BookedMail,
): MailContent => {
  const { texts, own, content } = about(siteUrl, booking)
  const { locale } = content
  const until = free_until && dayText(free_until, locale)
  const added = texts.booked({ hasInvoice: hasInvoice(booking), free_until: until })
  const details = [...content.details, ...money(booking)]
  const pay = booking.invoice_id !== null && { action: payLink(siteUrl, booking.invoice_id, locale) }
  return { ...content, ...wording(locale, own, added), details, ...pay }
}

/** Confirms the booking, with its invoice attached if there is one. */
export const sendBooked = async (
  tx: Tx,
  siteUrl: string,
  booking: StoredBooking,
  now: Date,
): Promise<void> => {
  const { id, person, invoice_id, room_type } = booking
  const today = dayInVienna(now)
  const terms = bookingFee(booking, today, 'person')
  const free_until = terms?.percent === 0 ? (terms.until ?? undefined) : undefined
  const wording = await loadMailWording(tx, room_type ? 'mail_booking' : 'mail_stay_elsewhere', today)
  return sendMail(
    tx,
    {
      key: `booked:${id}`,
      to: toAccount(person.id, person.email),
      content: bookedMail(wording, { siteUrl, booking, free_until }),
      attachments: invoice_id ? [attachmentOf(invoice_id)] : [],
    },
    now,
  )
}

interface ChangedMail {
  siteUrl: string
  before: MailedBooking
  booking: MailedBooking
}

export const changedMail = (
  wording: MailWording<'mail_booking_changed'>,
  { siteUrl, before, booking }: ChangedMail,
): MailContent => {
  const { texts, own, content } = about(siteUrl, booking)
  const added = texts.changed({ hasInvoice: hasInvoice(booking), hadInvoice: hasInvoice(before) })
  return {
    ...content,
    ...wording(content.locale, own, added),
    details: [...content.details, ...money(booking)],
  }
}

/** Notifies the person that the office has changed days, room or meals. */
export const sendChanged = async (
  tx: Tx,
  siteUrl: string,
  { before, booking, invoice_ids }: { before: StoredBooking; booking: StoredBooking; invoice_ids: number[] },
  now: Date,
): Promise<void> => {
  const wording = await loadMailWording(tx, 'mail_booking_changed', dayInVienna(now))
  return sendMail(
    tx,
    {
      key: `booking-changed:${booking.id}:${now.toISOString()}`,
      to: toAccount(booking.person.id, booking.person.email),
      content: changedMail(wording, { siteUrl, before, booking }),
      attachments: invoice_ids.map(attachmentOf),
    },
    now,
  )
}

interface CancelledMail {
  siteUrl: string
  booking: MailedBooking
  terms: Pick<CancellationFee, 'percent' | 'cost_cents'>
}

export const cancelledMail = (
  wording: MailWording<'mail_booking_cancelled' | 'mail_booking_cancelled_by_office'>,
  { siteUrl, booking, terms: { percent, cost_cents } }: CancelledMail,
): MailContent => {
  const { texts, own, content } = about(siteUrl, booking)
  const due = cost_cents > 0 ? moneyText(cost_cents, content.locale) : undefined
  const added = texts.cancelled({ hadInvoice: hasInvoice(booking), due, percent })
  return { ...content, ...wording(content.locale, own, added) }
}

const cancelledPages = {
  person: 'mail_booking_cancelled',
  office: 'mail_booking_cancelled_by_office',
} as const satisfies Record<Canceller, string>

interface Cancellation {
  booking: StoredBooking
  terms: CancellationFee
  by: Canceller
  invoice_ids: number[]
}

/** Confirms a cancellation, with the cancelled invoice and the invoice of what remains due. */
export const sendCancelled = async (
  tx: Tx,
  siteUrl: string,
  { booking, terms, by, invoice_ids }: Cancellation,
  now: Date,
): Promise<void> => {
  const wording = await loadMailWording(tx, cancelledPages[by], dayInVienna(now))
  return sendMail(
    tx,
    {
      key: `booking-cancelled:${booking.id}`,
      to: toAccount(booking.person.id, booking.person.email),
      content: cancelledMail(wording, { siteUrl, booking, terms }),
      attachments: invoice_ids.map(attachmentOf),
    },
    now,
  )
}
