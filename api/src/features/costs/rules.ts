import type { CostQuery, TypedChoice } from '@academy/contract/costs/schemas'
import { nightsOf } from '@academy/contract/lodging/stay'
import type { z } from 'zod'
import type { StoredCosts } from './queries.ts'

const idText = (offer: { id: number } | undefined) => (offer ? String(offer.id) : '')

/** Completes a choice: the first class for all of its nights, in the first room with the first meals. */
export const completeChoice = (
  { masterclasses, room_types, meal_types }: StoredCosts,
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
