import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import { nightsOf, priceOf } from '@academy/contract/lodging/bookings/stay'
import { type Choices, NONE, stayOf } from './wizard.ts'

const priceIn = (offers: LodgingOptions['meal_types'], id: Choices['room']) =>
  offers.find(offer => offer.id === id)?.price

/** The prices of the choices so far: bed and board a night, and all nights together. */
export const pricesOf = (
  choices: Choices,
  options: Pick<LodgingOptions, 'room_types' | 'meal_types'>,
): { room: number | undefined; board: number | undefined; total: number } => {
  const stay = stayOf(choices)
  const room = priceIn(options.room_types, choices.room)
  const board = choices.room === NONE ? undefined : priceIn(options.meal_types, choices.meals)
  return { room, board, total: priceOf(stay ? nightsOf(stay) : 0, room, board) }
}
