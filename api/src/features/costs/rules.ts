import { type ChosenCost, chosenCost } from '@academy/contract/costs/chosen-cost'
import { type CostQuery, type TypedChoice, TypedCostChoice } from '@academy/contract/costs/schemas'
import { nightsOf } from '@academy/contract/lodging/stay'
import type { FieldMessage } from '@academy/contract/messages'
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

/** Returns what the typed choice costs, or the errors of its fields. */
export const calculate = (stored: StoredCosts, typed: TypedChoice): ChosenCost => {
  const read = TypedCostChoice.safeParse(typed)
  if (read.success) return chosenCost({ ...stored, nights: nightsOf(stored) }, read.data)
  // Schemas name their messages by key.
  const errors = Object.fromEntries(
    read.error.issues.map(({ path, message }) => [String(path[0]), message as FieldMessage]),
  )
  return { errors, cost: null }
}
