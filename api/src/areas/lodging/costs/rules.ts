import { nightsOf } from '@academy/contract/lodging/bookings/stay'
import { pricedMasterclasses } from '@academy/contract/lodging/costs/priced-masterclasses'
import type { CostQuery, Costs, TypedChoice } from '@academy/contract/lodging/costs/schemas'
import { isOpen, isOver } from '@academy/contract/programme/masterclasses/is-open'
import type { z } from 'zod'
import type { StoredMasterclass } from './queries.ts'

const idText = (offer: { id: number } | undefined) => (offer ? String(offer.id) : '')

/** Returns the masterclasses whose prices are shown, and for how many of all one can apply. */
export const pricesOf = (
  all: readonly StoredMasterclass[],
  today: string,
): Pick<Costs, 'masterclasses' | 'applications'> => {
  const priced = pricedMasterclasses(
    all.map(one => ({ ...one, is_current: true, is_over: isOver(one, today) })),
  )
  const isAny = priced.some(isOpen)
  return {
    applications: isAny ? (priced.length === all.length ? 'all' : 'some') : 'none',
    masterclasses: priced.map(({ application_closed, is_current, is_over, ...masterclass }) => masterclass),
  }
}

/** Completes a choice: the first class for all of its nights, in the first room with the first meals. */
export const completeChoice = (
  { masterclasses, room_types, meal_types }: Pick<Costs, 'masterclasses' | 'room_types' | 'meal_types'>,
  { masterclass, nights, room, meals }: z.infer<typeof CostQuery>,
): TypedChoice => {
  const chosen = masterclasses.find(({ id }) => String(id) === masterclass) ?? masterclasses[0]
  const chosenRoom = room ?? idText(room_types[0])
  return {
    masterclass: masterclass ?? idText(chosen),
    nights: nights ?? (chosen ? String(nightsOf(chosen)) : ''),
    room: chosenRoom,
    meals: meals ?? (chosenRoom === '' ? '' : idText(meal_types[0])),
  }
}
