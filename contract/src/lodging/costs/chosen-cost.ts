// What is chosen in the calculator, and what it costs. Without zod: the browser calculates with it, too.
import type { Locale } from '../../base/locale.ts'
import type { Stay } from '../../base/period.ts'
import type { LodgingOption } from '../../programme/academy/schemas.ts'
import { optionMessages } from '../bookings/option-messages.ts'
import { nightsOf } from '../bookings/stay-price.ts'
import type { TypedChoice } from './schemas.ts'
import { type StayCost, stayCost } from './total-cost.ts'

/** Error messages of the calculator; part of `fieldMessages`. */
export const costMessages = {
  MASTERCLASS_UNKNOWN: {
    en: 'Please choose a masterclass from the list.',
    de: 'Bitte wählen Sie einen Meisterkurs aus der Liste.',
  },
  NIGHTS_INVALID: {
    en: 'Please enter a whole number of nights, at least 1.',
    de: 'Bitte geben Sie eine ganze Zahl von Nächten ein, mindestens 1.',
  },
  NIGHTS_TOO_MANY: {
    en: 'The academy has fewer nights than that.',
    de: 'So viele Nächte hat die Akademie nicht.',
  },
} as const satisfies Record<string, Record<Locale, string>>

/** What can be wrong with a choice. */
const choiceMessages = { ...costMessages, ...optionMessages }
type ChoiceMessage = keyof typeof choiceMessages

/** The part of an academy that the calculator needs. */
export interface CostPrices {
  handling_fee: number
  /** Of the whole academy. */
  nights: number
  masterclasses: readonly { id: number; participation_fee: number }[]
  room_types: readonly Pick<LodgingOption, 'id' | 'price'>[]
  meal_types: readonly Pick<LodgingOption, 'id' | 'price'>[]
}

export interface ChosenCost {
  errors: Partial<Record<keyof TypedChoice, ChoiceMessage>>
  /** Null if something is wrong. */
  cost: StayCost | null
}

const find = <T extends { id: number }>(list: readonly T[], typed: string): T | undefined =>
  list.find(({ id }) => String(id) === typed)

const nightsError = (typed: string, most: number): ChoiceMessage | undefined => {
  const isWhole = /^\d+$/.test(typed.trim()) && Number(typed) >= 1
  if (!isWhole) return 'NIGHTS_INVALID'
  return Number(typed) > most ? 'NIGHTS_TOO_MANY' : undefined
}

/** Returns what a choice costs in this academy, or what is wrong with it. Meals come with a room only. */
export const chosenCost = (prices: CostPrices, typed: TypedChoice): ChosenCost => {
  const masterclass = find(prices.masterclasses, typed.masterclass)
  const room = find(prices.room_types, typed.room)
  const meals = find(prices.meal_types, typed.meals)
  const wrongNights = nightsError(typed.nights, prices.nights)
  const errors: ChosenCost['errors'] = {
    ...(!masterclass && { masterclass: 'MASTERCLASS_UNKNOWN' }),
    ...(wrongNights && { nights: wrongNights }),
    ...(typed.room !== '' && !room && { room: 'ROOM_UNKNOWN' }),
    ...(typed.meals !== '' && !meals && { meals: 'MEALS_UNKNOWN' }),
  }
  if (!masterclass || Object.keys(errors).length > 0) return { errors, cost: null }
  const { handling_fee } = prices
  const { participation_fee } = masterclass
  const nights = Number(typed.nights)
  return {
    errors,
    cost: stayCost({ handling_fee, participation_fee, nights, room: room?.price, meals: meals?.price }),
  }
}

/** Says in words what is wrong. */
export const errorTexts = (
  errors: ChosenCost['errors'],
  locale: Locale,
): Partial<Record<keyof TypedChoice, string>> =>
  Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, choiceMessages[key][locale]]))

interface ClassChange {
  masterclasses: readonly (Stay & { id: number })[]
  /** The classes chosen before and now. */
  before: string
  now: string
}

/** Returns the nights after another class is chosen: they follow it as long as they are those of the class before. */
export const followingNights = ({ masterclasses, before, now }: ClassChange, nights: string): string => {
  const from = find(masterclasses, before)
  const to = find(masterclasses, now)
  return from && to && nights.trim() === String(nightsOf(from)) ? String(nightsOf(to)) : nights
}
