// What is chosen in the calculator, and what it costs. Without zod: the browser calculates with it, too.
import type { Offer } from '../academy/schemas.ts'
import type { FieldMessage } from '../messages.ts'
import { type StayCost, stayCost } from './stay-cost.ts'

/** Null: accommodation elsewhere, or no meals. Meals come with a room only; without one they cost nothing. */
export interface CostChoice {
  masterclass: number
  nights: number
  room: number | null
  meals: number | null
}

/** The part of an academy that the calculator needs. */
export interface CostPrices {
  handling_fee: number
  /** Of the whole academy. */
  nights: number
  masterclasses: readonly { id: number; participation_fee: number }[]
  room_types: readonly Pick<Offer, 'id' | 'price'>[]
  meal_types: readonly Pick<Offer, 'id' | 'price'>[]
}

export interface ChosenCost {
  errors: Partial<Record<keyof CostChoice, FieldMessage>>
  /** Null if something is wrong. */
  cost: StayCost | null
}

const find = <T extends { id: number }>(list: readonly T[], id: number | null) =>
  list.find(one => one.id === id)

/** Returns what a choice costs in this academy, or what is wrong with it. */
export const chosenCost = (prices: CostPrices, choice: CostChoice): ChosenCost => {
  const masterclass = find(prices.masterclasses, choice.masterclass)
  const room = find(prices.room_types, choice.room)
  const meals = find(prices.meal_types, choice.meals)
  const isWhole = Number.isInteger(choice.nights) && choice.nights >= 1
  const errors: ChosenCost['errors'] = {
    ...(!masterclass && { masterclass: 'MASTERCLASS_UNKNOWN' }),
    ...(!isWhole && { nights: 'NIGHTS_INVALID' }),
    ...(choice.nights > prices.nights && { nights: 'NIGHTS_TOO_MANY' }),
    ...(choice.room !== null && !room && { room: 'ROOM_UNKNOWN' }),
    ...(choice.meals !== null && !meals && { meals: 'MEALS_UNKNOWN' }),
  }
  if (!masterclass || Object.keys(errors).length > 0) return { errors, cost: null }
  const { handling_fee } = prices
  const { participation_fee } = masterclass
  return {
    errors,
    cost: stayCost({
      handling_fee,
      participation_fee,
      nights: choice.nights,
      room: room?.price,
      meals: meals?.price,
    }),
  }
}
