// public: the demo books like everybody else
import type { Locale } from '@academy/contract/locale'
import type { BookingChange } from '@academy/contract/lodging/schemas'
import { joinNights, nightsOf, priceOf } from '@academy/contract/lodging/stay'
import { fieldMessages } from '@academy/contract/messages'
import type { Tx } from '../../db/connection.ts'
import { lockRooms } from '../../db/locks.ts'
import { shortPeriodsText } from '../../lib/formats.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { problem } from '../../lib/problem.ts'
import { findFullNights, findOffer, type LodgingOffer } from './queries.ts'
import { choiceFaults } from './rules.ts'

interface StayRequest {
  account_id: number
  choice: BookingChange
  /** Of the current academy, unless another one is named. */
  academy_id?: number
  /** Days before it are over. */
  first_day?: string
  /** The room type that is given back for this one. */
  given_back?: number | undefined
  locale: Locale
  /** How the rooms are held; another way only where a test shows what this one is good for. */
  lock?: (...room_types: Parameters<typeof lockRooms>) => Promise<unknown>
}

/** What somebody is about to book, with its price. */
export interface LockedStay extends Pick<LodgingOffer, 'academy_id' | 'room' | 'meal'> {
  choice: BookingChange
  total_cents: number
}

/** Refuses what can't be booked. Otherwise the beds stay free until the transaction ends; the caller holds the account. */
export const lockStay = async (tx: Tx, request: StayRequest): Promise<LockedStay> => {
  const { account_id, choice, academy_id = null, first_day, given_back, locale, lock = lockRooms } = request
  const offer = await findOffer(tx, academy_id, choice)
  if (!offer) throw problem('not_found')
  const faults = choiceFaults(choice, offer, first_day)
  if (Object.keys(faults).length > 0) throw invalidInput(faults, locale)

  const { room, meal } = offer
  const refuseFull = async () => {
    const full = room ? await findFullNights(tx, room.id, account_id, choice) : []
    if (full.length > 0) throw noBedLeft(full, locale)
  }
  // Looked at before the rooms are held, too: who comes too late need not queue behind those who book.
  await refuseFull()
  const held = [room?.id, given_back].filter(id => id !== undefined)
  if (held.length > 0) await lock(tx, held)
  await refuseFull()
  const total_cents = priceOf(nightsOf(choice), room?.price_cents, meal?.price_cents)
  return { academy_id: offer.academy_id, room, meal, choice, total_cents }
}

const noBedLeft = (full: string[], locale: Locale) => {
  const nights = shortPeriodsText(joinNights(full), locale)
  const said = fieldMessages.ROOM_FULL[locale].replace('{nights}', nights)
  return problem('no_bed_left', { errors: { academy_room_type_id: [said] } })
}
