import type { InputOf } from '@academy/contract/endpoint'
import type { Locale } from '@academy/contract/locale'
import type { book } from '@academy/contract/lodging/endpoints'
import { BookingInput } from '@academy/contract/lodging/schemas'
import { type Stay, stayFaults } from '@academy/contract/lodging/stay'
import { explain, fieldMessages } from '@academy/contract/messages'
import { problems } from '@academy/contract/problems'
import { shareNights } from './nights.ts'
import { type Choices, NONE, type Picked, type StepName, stayOf, stepNames } from './wizard.ts'

export type Field = keyof BookingInput
export type Faults = Partial<Record<Field, string>>

/** What is asked for where. */
export const fieldsOf: Record<StepName, readonly Field[]> = {
  dates: ['start_date', 'end_date'],
  room: ['academy_room_type_id'],
  meals: ['academy_meal_type_id', 'diet'],
  comment: ['comment'],
  terms: ['agreedToTerms'],
}

// What was not chosen is missing; `null` is for who wants none.
const idOf = (pick: Picked) => (pick === NONE ? null : (pick ?? undefined))

/** What is sent: nothing but what counts of what was chosen. */
export const bodyOf = ({ room, meals, diet, start_date, end_date, comment, agreedToTerms }: Choices) => {
  const board = room === NONE ? NONE : meals
  return {
    start_date: start_date ?? '',
    end_date: end_date ?? '',
    academy_room_type_id: idOf(room),
    academy_meal_type_id: idOf(board),
    diet: board === NONE ? null : (diet ?? undefined),
    comment,
    agreedToTerms,
  }
}

/** The same once nothing is wrong with it. */
export const readyBody = (choices: Choices) => bodyOf(choices) as InputOf<typeof book>['body']

/** What the house knows beyond the contract. */
export interface LodgingDays {
  academy: Stay
  /** By the person themselves. */
  booked: readonly Stay[]
  today: string
}

const stayFaultsOf = (choices: Choices, { academy, booked, today }: LodgingDays, locale: Locale): Faults => {
  const stay = stayOf(choices)
  if (!stay) return {}
  if (stay.start_date < today) return { start_date: fieldMessages.DAY_PASSED[locale] }
  const outside = Object.entries(stayFaults(stay, academy))
  if (outside.length > 0)
    return Object.fromEntries(outside.map(([field, fault]) => [field, fieldMessages[fault][locale]]))
  return booked.some(one => shareNights(one, stay)) ? { start_date: problems.booking_overlaps[locale] } : {}
}

/** Everything that is wrong with a booking, by field, in the order of the steps. */
export const faultsOf = (choices: Choices, house: LodgingDays, locale: Locale): Faults => {
  const { error } = BookingInput.safeParse(bodyOf(choices))
  const said = explain(error?.issues ?? [], locale)
  const faults: Faults = stayFaultsOf(choices, house, locale)
  for (const field of stepNames.flatMap(step => fieldsOf[step]))
    if (said[field]?.[0]) faults[field] ??= said[field][0]
  return faults
}

/** The faults of one step, out of those of all. */
export const faultsAt = (step: StepName, faults: Faults): Faults =>
  Object.fromEntries(fieldsOf[step].flatMap(field => (faults[field] ? [[field, faults[field]]] : [])))

/** The first step with a fault, and what is said about it. */
export const firstFault = (faults: Faults): { step: StepName; text: string } | undefined => {
  for (const step of stepNames) {
    const [text] = Object.values(faultsAt(step, faults))
    if (text) return { step, text }
  }
  return undefined
}
