import type { Withdrawal } from '@academy/contract/admission/applications/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { eurosOf } from '@academy/contract/base/money'
import type { ApplicationStatus } from '@academy/contract/base/schemas'
import { requestingProblem } from '@academy/contract/concerts/requests/requesting'
import type { CancellationFee } from '../../../base/cancellation-fee.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockEveningsOfRequest, lockRequestsWithNeighbours, lockRooms } from '../../../db/locks.ts'
import {
  findOwnRequests,
  findRequestsOf as findRequests,
  findToldStatuses,
  presentRequest,
  withdrawLocked,
} from '../../concerts/index.ts'
import {
  bookingFee,
  type Canceller,
  cancelLockedBooking,
  findBooking,
  findBookingsOf as findBookings,
  type StoredBooking,
} from '../../lodging/index.ts'

interface Whose {
  account_id: number
  academy_id: number
  by: Canceller
  locale: Locale
}

type AttachedToPlace = Pick<Withdrawal, 'bookings' | 'concerts'>

const findAttachedConcerts = async (
  services: Services,
  { account_id, locale }: Pick<Whose, 'account_id' | 'locale'>,
  now: Date,
): Promise<AttachedToPlace['concerts']> => {
  const requests = await findRequests(services.db, account_id, dayInVienna(now))
  return requests
    .filter(({ is_current }) => is_current)
    .map(request => {
      const shown = presentRequest(services, request, locale, now)
      const { id, piece_title, scheduled_performance_date: date, can_withdraw } = shown
      return { id, piece_title, date, can_withdraw }
    })
}

interface WithdrawnApplication extends Pick<Whose, 'account_id' | 'academy_id' | 'locale'> {
  /** As the person knows it. */
  status: ApplicationStatus
}

/** Returns the concert requests that a person may want to withdraw with the last application: none if another one is left. */
export const findConcertsOfLast = async (
  services: Services,
  { academy_id, status, ...whose }: WithdrawnApplication,
  now: Date,
): Promise<AttachedToPlace['concerts']> => {
  const statuses = await findToldStatuses(services.db, whose.account_id, academy_id)
  const others = statuses.toSpliced(statuses.indexOf(status), 1)
  return requestingProblem(others) ? findAttachedConcerts(services, whose, now) : []
}

/** Returns bookings and concert requests that a participant may want to cancel with the place, and their cost. */
export const findAttached = async (
  services: Services,
  { account_id, academy_id, by, locale }: Whose,
  now: Date,
): Promise<AttachedToPlace> => {
  const today = dayInVienna(now)
  const bookings = await findBookings(services.db, account_id, today)
  return {
    bookings: bookings.flatMap(booking => {
      const fee = booking.academy_id === academy_id ? bookingFee(booking, today, by) : undefined
      if (!fee) return []
      const { id, start_date, end_date, room_type: room } = booking
      const { percent, cost_cents } = fee
      return [{ id, start_date, end_date, room, percent, cost: eurosOf(cost_cents) }]
    }),
    concerts: await findAttachedConcerts(services, { account_id, locale }, now),
  }
}

interface ChosenAttached {
  account_id: number
  booking_ids: readonly number[]
  request_ids: readonly number[]
  by: Canceller
  /** The office waives what it costs. */
  free: boolean
}

export interface LockedAttached {
  bookings: { booking: StoredBooking; fee: CancellationFee }[]
  /** Concert requests, with the invoices of their recordings. */
  requests: { id: number; invoice_id: number | null }[]
  cost_cents: number
}

const free: CancellationFee = { percent: 0, cost_cents: 0, until: null }

const lockBookings = async (
  tx: Tx,
  chosen: ChosenAttached,
  today: string,
): Promise<LockedAttached['bookings']> => {
  const bookings: LockedAttached['bookings'] = []
  for (const id of new Set(chosen.booking_ids)) {
    const booking = await findBooking(tx, id, today)
    if (booking?.person.id !== chosen.account_id) throw problem('not_found')
    const fee = bookingFee(booking, today, chosen.by)
    if (!fee) throw problem('booking_fixed')
    bookings.push({ booking, fee: chosen.free ? free : fee })
  }
  const rooms = new Set(bookings.flatMap(({ booking }) => booking.room_type?.id ?? []))
  if (rooms.size > 0) await lockRooms(tx, [...rooms])
  return bookings
}

const lockRequests = async (
  tx: Tx,
  { request_ids, account_id }: ChosenAttached,
): Promise<LockedAttached['requests']> => {
  const ids = [...new Set(request_ids)]
  const [first] = ids
  if (first === undefined) return []
  await lockEveningsOfRequest(tx, first)
  await lockRequestsWithNeighbours(tx, ids)
  const own = await findOwnRequests(tx, ids, account_id)
  if (own.length < ids.length) throw problem('not_found')
  // What was withdrawn meanwhile, in another tab or by a second click, needs no second withdrawal.
  const open = own.filter(({ is_withdrawn }) => !is_withdrawn)
  if (open.some(({ is_announced }) => is_announced)) throw problem('request_scheduled')
  return open
}

/** Locks what is cancelled with a place. The caller has locked the account, and locks the balances next. */
export const lockAttached = async (tx: Tx, chosen: ChosenAttached, now: Date): Promise<LockedAttached> => {
  const bookings = await lockBookings(tx, chosen, dayInVienna(now))
  const requests = await lockRequests(tx, chosen)
  const cost_cents = bookings.reduce((sum, { fee }) => sum + fee.cost_cents, 0)
  return { bookings, requests, cost_cents }
}

/** Cancels the chosen bookings, and withdraws the chosen concert requests. */
export const cancelAttached = async (
  tx: Tx,
  { bookings, requests }: LockedAttached,
  {
    actor_id,
    account_id,
    by,
    siteUrl,
  }: { actor_id: number; account_id: number; by: Canceller; siteUrl: string },
  now: Date,
): Promise<void> => {
  for (const { booking, fee: terms } of bookings)
    await cancelLockedBooking(tx, { booking, terms, by, actor_id, siteUrl }, now)
  for (const request of requests) await withdrawLocked(tx, request, { actor_id, account_id, siteUrl }, now)
}
