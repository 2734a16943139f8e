// The booking wizard without UI: choices, the next step, and what a change resets.

import { type Stay, stayErrors } from '@academy/contract/base/period'
import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import type { SpecialDiet } from '@academy/contract/people/arrival-details/diets'
import type { Diet } from '@academy/contract/people/arrival-details/needs-fields'
import { draftStore } from '../../../base/drafts.ts'

export const stepNames = ['dates', 'room', 'meals', 'comment', 'terms'] as const
export type StepName = (typeof stepNames)[number]

/** The explicit choice of lodging elsewhere or no meals, as opposed to no choice yet. */
export const NONE = 'NONE'
export type PickedOption = number | typeof NONE | null

export type Choices = {
  start_date: string | null
  end_date: string | null
  room: PickedOption
  meals: PickedOption
  diet: Diet | null
  special_diets: readonly SpecialDiet[]
  allergies: string
  /** The version of the consent to special diets and allergies. */
  needs_wording: number | null
  comment: string
  agreedToTerms: boolean
  /** The version of the terms that was agreed to; null if it is not known. */
  terms_version_id: number | null
  /** The completed steps: suggested days do not count as chosen. */
  done: readonly StepName[]
}

export const nothingChosen: Choices = {
  start_date: null,
  end_date: null,
  room: null,
  meals: null,
  diet: null,
  special_diets: [],
  allergies: '',
  needs_wording: null,
  comment: '',
  agreedToTerms: false,
  terms_version_id: null,
  done: [],
}

/** The days, if both are valid. */
export const stayOf = ({ start_date, end_date }: Choices): Stay | undefined =>
  start_date && end_date && start_date < end_date ? { start_date, end_date } : undefined

export const isSameStay = (one: Stay, other: Stay | undefined): boolean =>
  one.start_date === other?.start_date && one.end_date === other.end_date

/** Meals require a room. */
export const isSkipped = (step: StepName, { room }: Choices): boolean => step === 'meals' && room === NONE

const isFilled = (step: StepName, choices: Choices, academy: Stay): boolean => {
  const stay = stayOf(choices)
  switch (step) {
    case 'dates':
      return stay !== undefined && Object.keys(stayErrors(stay, academy)).length === 0
    case 'room':
      return choices.room !== null
    case 'meals':
      return choices.meals === NONE || (choices.meals !== null && choices.diet !== null)
    case 'comment':
      return true
    case 'terms':
      return false
  }
}

/** Whether a step is complete. The last step never is: it ends with the booking. */
export const isComplete = (step: StepName, choices: Choices, academy: Stay): boolean =>
  isSkipped(step, choices) || (choices.done.includes(step) && isFilled(step, choices, academy))

/** Returns the first incomplete step, where the user was before going back to change something. */
export const firstIncompleteStep = (choices: Choices, academy: Stay): StepName =>
  stepNames.find(step => !isComplete(step, choices, academy)) ?? 'terms'

const isStep = (name: string | undefined): name is StepName => stepNames.some(step => step === name)

/**
 * Returns the step in the URL, or the first incomplete one; never beyond an incomplete step, and never a
 * skipped one.
 */
export const stepAt = (wanted: string | undefined, choices: Choices, academy: Stay): StepName => {
  const open = firstIncompleteStep(choices, academy)
  if (!isStep(wanted) || isSkipped(wanted, choices)) return open
  return stepNames.indexOf(wanted) > stepNames.indexOf(open) ? open : wanted
}

/** Applies a choice. Without meals there is no diet. */
export const choose = (choices: Choices, change: Partial<Choices>): Choices => {
  const next = { ...choices, ...change }
  return next.meals === NONE ? { ...next, diet: null, special_diets: [] } : next
}

/** Completes a step. A chosen room that is among `fullRooms` has to be chosen again. */
export const pass = (step: StepName, choices: Choices, fullRooms: readonly number[] = []): Choices => {
  const done = choices.done.includes(step) ? choices.done : [...choices.done, step]
  const isFull = typeof choices.room === 'number' && fullRooms.includes(choices.room)
  return isFull ? without({ ...choices, done }, 'room') : { ...choices, done }
}

/** Marks a step as not completed; for the room step also clears the room, because it is taken. */
export const without = (choices: Choices, step: StepName): Choices => ({
  ...choices,
  ...(step === 'room' && { room: null }),
  done: choices.done.filter(one => one !== step),
})

type Academy = Pick<LodgingOptions, 'start_date' | 'end_date'>

/** Drafts are separate for each academy. */
export const draftName = ({ start_date }: Pick<Academy, 'start_date'>): string => `booking:${start_date}`

/** Returns the step reached in the draft, or undefined without a draft. */
export const draftedStep = (personId: number, academy: Academy): StepName | undefined => {
  const draft = draftStore<Choices>(personId, draftName(academy)).read()
  return draft && firstIncompleteStep({ ...nothingChosen, ...draft.values }, academy)
}
