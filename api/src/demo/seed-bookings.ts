import { consentWordings } from '@academy/contract/base/consent-kinds'
import { laterDay } from '@academy/contract/base/days'
import { hasNeeds } from '@academy/contract/people/arrival-details/diets'
import { recordBooking } from '../areas/lodging/bookings/book-stay.ts'
import { lockStay } from '../areas/lodging/bookings/lock-stay.ts'
import { updateBooking } from '../areas/lodging/bookings/queries.ts'
import { cancelInvoice } from '../areas/money/invoices/cancel.ts'
import { insertConsents } from '../base/consents.ts'
import type { Tx } from '../db/connection.ts'
import type { DemoBooking } from './content/bookings.ts'
import { pay, type Season, type Step, shiftDay, timestampOn } from './season.ts'

/** Returns the first day of the academy and the ids of its offers, by the names in the demo content. */
const lodgingOf = async (tx: Tx, academy_id: number) => {
  const { start_date_academy: start } = await tx
    .selectFrom('academies')
    .select('start_date_academy')
    .where('id', '=', academy_id)
    .executeTakeFirstOrThrow()
  const offers = (table: 'room_types' | 'meal_types') =>
    tx.selectFrom(table).select('id').where('academy_id', '=', academy_id).orderBy('id').execute()
  const [single, double] = await offers('room_types')
  const [board] = await offers('meal_types')
  return { start, single: single?.id ?? null, double: double?.id ?? null, board: board?.id ?? null }
}
type Installation = Awaited<ReturnType<typeof lodgingOf>>

const bookOne = async (
  tx: Tx,
  season: Season,
  installation: Installation,
  booking: DemoBooking,
  day: string,
) => {
  const { email, from_day, to_day, room, diet, special_diets = [], comment = '', paid } = booking
  const account_id = season.accountOf.get(email)
  if (!account_id) throw new Error(`Demo content: there is no account ${email}`)
  const choice = {
    start_date: laterDay(installation.start, from_day),
    end_date: laterDay(installation.start, to_day),
    academy_room_type_id: room && installation[room],
    academy_meal_type_id: diet && installation.board,
    diet,
    special_diets,
    comment,
  }
  const locked = await lockStay(tx, { account_id, academy_id: season.academy_id, choice, locale: 'de' })
  const { id, invoice_id } = await recordBooking(
    tx,
    account_id,
    { ...locked, terms_version_id: null },
    timestampOn(day),
  )
  const needs = { account_id, kind: 'needs', wording: consentWordings.needs, given_at: timestampOn(day) }
  if (hasNeeds(choice)) await insertConsents(tx, [{ ...needs, given_by: account_id }])
  if (paid !== undefined && invoice_id)
    await pay(tx, season, {
      invoice_id,
      amount_cents: locked.total_cents,
      paid_on: shiftDay(season, day, paid),
    })
  return { id, invoice_id }
}

const cancelOne = async (tx: Tx, booked: { id: number; invoice_id: number | null }, day: string) => {
  if (booked.invoice_id) await cancelInvoice(tx, booked.invoice_id, timestampOn(day))
  await updateBooking(tx, booked.id, { cancelled_at: timestampOn(day) })
}

/**
 * Returns steps that book, pay and cancel, through the same functions as the product. Bookings are dated
 * before arrival.
 */
export const bookingSteps = async (tx: Tx, season: Season): Promise<Step[]> => {
  const installation = await lodgingOf(tx, season.academy_id)
  return season.bookings.flatMap(booking => {
    const eve = laterDay(installation.start, booking.from_day - 1)
    const before = { ...season, last_day: eve < season.last_day ? eve : season.last_day }
    const day = shiftDay(before, season.day, -booking.booked)
    const booked = { id: 0, invoice_id: null as number | null }
    const book: Step = {
      day,
      run: async () => Object.assign(booked, await bookOne(tx, season, installation, booking, day)),
    }
    if (booking.cancelled === undefined) return [book]
    const left = shiftDay(before, day, booking.cancelled)
    return [book, { day: left, run: () => cancelOne(tx, booked, left) }]
  })
}
