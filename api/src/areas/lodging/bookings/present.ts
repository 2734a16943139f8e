import { eurosOf } from '@academy/contract/base/money'
import type { Booking } from '@academy/contract/lodging/bookings/schemas'
import { nightsOf } from '@academy/contract/lodging/bookings/stay-price'
import { dayInVienna } from '../../../base/clock.ts'
import type { Services } from '../../../base/services.ts'
import { withInvoiceLink } from '../../money/index.ts'
import type { StoredBooking } from './queries.ts'
import { bookingFee, type Canceller, isCurrent } from './rules.ts'

/** Returns the booking with a link to its invoice and the cost of cancelling it today. */
export const present = (services: Services, stored: StoredBooking, by: Canceller, now: Date): Booking => {
  const {
    academy_id,
    invoice_id,
    invoice,
    total_cents,
    fee_cents,
    free_until,
    lodging_terms,
    is_turned_away,
    person,
    ...booking
  } = stored
  const today = dayInVienna(now)
  const terms = bookingFee(stored, today, by)
  return {
    ...booking,
    nights: nightsOf(booking),
    total_price: eurosOf(total_cents),
    change_fee: eurosOf(fee_cents),
    invoice: invoice && withInvoiceLink(services, invoice, now),
    is_current: isCurrent(booking, today),
    cancellation: terms
      ? { cost: eurosOf(terms.cost_cents), percent: terms.percent, until: terms.until }
      : null,
  }
}
