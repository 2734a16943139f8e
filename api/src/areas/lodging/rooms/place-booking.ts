import type { Locale } from '@academy/contract/base/locale'
import { joinNights } from '@academy/contract/lodging/bookings/stay'
import * as contract from '@academy/contract/lodging/rooms/endpoints'
import type { Placement } from '@academy/contract/lodging/rooms/schemas'
import { fieldMessages } from '@academy/contract/messages'
import { audit } from '../../../base/audit.ts'
import { shortPeriodsText } from '../../../base/formats.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount, lockRoomsOfAcademy } from '../../../db/locks.ts'
import {
  deletePlacement,
  findAcademyOfRoom,
  findFullNights,
  findPlacedBooking,
  insertPlacement,
  isOverfull,
} from './queries.ts'

interface Wanted {
  booking_id: number
  placement: Placement
  actor_id: number
  locale: Locale
  /** How the rooms are locked. Replaced only in tests that show why the lock is needed. */
  lock?: (...academy: Parameters<typeof lockRoomsOfAcademy>) => Promise<unknown>
}

/** Places a booking in a room, or takes it out of its room. */
export const placeInRoom = async (tx: Tx, wanted: Wanted, now: Date): Promise<void> => {
  const { booking_id, placement, actor_id, locale, lock = lockRoomsOfAcademy } = wanted
  const { room_id, from_room_id } = placement
  const seen = await findPlacedBooking(tx, booking_id)
  if (!seen) throw problem('not_found')
  // Changing or cancelling the booking locks the account, too.
  await lockAccount(tx, seen.account_id)
  await lock(tx, seen.academy_id)
  const before = (await findPlacedBooking(tx, booking_id)) ?? seen
  if (!before.has_bed || before.room_id !== from_room_id) throw problem('changed_meanwhile')
  if (room_id === before.room_id) return
  if (room_id === null) await deletePlacement(tx, booking_id)
  else {
    const room = await findAcademyOfRoom(tx, room_id)
    if (room?.academy_id !== before.academy_id) throw problem('not_found')
    const full = await findFullNights(tx, room_id, before)
    if (full.length > 0) throw roomFull(full, locale)
    await insertPlacement(tx, booking_id, room_id)
  }
  const after = await findPlacedBooking(tx, booking_id)
  const details = { booking_id, room: [before.room_name, after?.room_name ?? null] }
  await audit(tx, { at: now, action: 'booking_placed', actor_id, account_id: before.account_id, details })
}

const roomFull = (full: string[], locale: Locale) => {
  const nights = shortPeriodsText(joinNights(full), locale)
  return problem('room_full', {
    errors: { room_id: [fieldMessages.ROOM_FULL[locale].replace('{nights}', nights)] },
  })
}

export const placeBooking = serve(
  contract.placeBooking,
  async ({ db }, { params, body, user, locale, now }) => {
    const wanted = { booking_id: params.id, placement: body, actor_id: user.id, locale }
    try {
      await db.transaction().execute(tx => placeInRoom(tx, wanted, now))
    } catch (error) {
      throw isOverfull(error) ? problem('room_full') : error
    }
    return undefined
  },
)
