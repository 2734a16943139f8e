import { laterDay } from '@academy/contract/base/days'
import { byLocale, type Locale } from '@academy/contract/base/locale'
import { centsOf, eurosOf } from '@academy/contract/base/money'
import type { Stay } from '@academy/contract/base/period'
import {
  keptReductions,
  type Reduction,
  unlistedReductions,
} from '@academy/contract/lodging/bookings/reductions'
import { nightsOf } from '@academy/contract/lodging/bookings/stay-price'
import type { CancellationFee } from '../../../base/cancellation-fee.ts'
import { periodText } from '../../../base/formats.ts'
import type { InvoiceFollower, InvoiceInput } from '../../money/index.ts'
import type { LockedStay } from './lock-stay.ts'
import { moveInvoice, type StoredBooking, waiveInvoice } from './queries.ts'

/** A stay whose invoice is waived is free. The caller has locked the account. */
export const bookingFollower: InvoiceFollower = {
  onReplaced: async (tx, { from, to }) => {
    await (to ? moveInvoice(tx, from, to) : waiveInvoice(tx, from))
    return undefined
  },
}

const perNight: Record<Locale, string> = { de: 'pro Nacht', en: 'per night' }
const stayed: Record<Locale, string> = { de: 'Unterkunft', en: 'Accommodation' }
const cancelled: Record<Locale, string> = { de: 'Storno der Unterkunft', en: 'Cancelled accommodation' }
const partOfPrice: Record<Locale, (percent: number) => string> = {
  de: percent => `${percent} % des Preises von Unterkunft und Verpflegung`,
  en: percent => `${percent}% of the price of bed and board`,
}

const about = (texts: Record<Locale, string>, { start_date, end_date }: Stay) => ({
  subject: byLocale(locale => `${texts[locale]}: ${periodText(start_date, end_date, locale)}`),
  service_start: start_date,
  service_end: end_date,
})

const givenUp: Record<Locale, string> = {
  de: 'Storno eines Teils der Unterkunft',
  en: 'Part of the accommodation that was cancelled',
}

/** The line of what stays due for what was given up, if anything does. */
const feeLines = (fee_cents: number) =>
  fee_cents > 0 ? [{ description: givenUp, quantity: 1, unit_cents: fee_cents }] : []

/**
 * Builds the invoice of all nights with bed and board, less what the office has granted, or undefined if they cost
 * nothing. Due before arrival, per the terms.
 */
export const stayInvoice = (
  account_id: number,
  locked: LockedStay,
  { reductions = [], fee_cents = 0 }: { reductions?: readonly Reduction[]; fee_cents?: number } = {},
): InvoiceInput | undefined => {
  const { choice, room, meal, total_cents } = locked
  if (total_cents + fee_cents === 0) return undefined
  const options = [room, meal].flatMap(option =>
    option
      ? [
          {
            description: byLocale(locale => `${option[`name_${locale}`]}, ${perNight[locale]}`),
            quantity: nightsOf(choice),
            unit_cents: option.price_cents,
          },
        ]
      : [],
  )
  const kept = keptReductions(reductions, eurosOf(total_cents)).map(({ description, amount, granted }) => ({
    description: byLocale(() => description),
    quantity: 1,
    unit_cents: -centsOf(amount),
    granted_cents: centsOf(granted.amount),
    granted_of_cents: centsOf(granted.of),
  }))
  const lines = [...options, ...kept, ...feeLines(fee_cents)]
  const due_by = laterDay(choice.start_date, -1)
  return { account_id, kind: 'lodging', lines, due_by, ...about(stayed, choice) }
}

/** What the invoice of the stay has no line for, to be given again with one that has. */
export const unlistedOf = (reductions: readonly Reduction[], { total_cents }: LockedStay) =>
  unlistedReductions(reductions, eurosOf(total_cents)).map(({ description, granted }) => ({
    description,
    granted_cents: centsOf(granted.amount),
    granted_of_cents: centsOf(granted.of),
  }))

/** Builds the invoice of what remains due after a cancellation, or undefined if nothing does. */
export const remainingInvoice = (
  booking: StoredBooking,
  { percent, cost_cents }: CancellationFee,
): InvoiceInput | undefined => {
  if (cost_cents === 0) return undefined
  const { fee_cents } = booking
  const description = byLocale(locale => partOfPrice[locale](percent))
  return {
    account_id: booking.person.id,
    kind: 'withdrawal',
    lines: [
      ...(cost_cents > fee_cents ? [{ description, quantity: 1, unit_cents: cost_cents - fee_cents }] : []),
      ...feeLines(fee_cents),
    ],
    ...about(cancelled, booking),
  }
}
