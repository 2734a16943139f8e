// The way through the booking, without a page around it: what was chosen, which step is next, what a change undoes.
import type { Diet } from '@academy/contract/lodging/schemas'
import { type Stay, stayFaults } from '@academy/contract/lodging/stay'

export const stepNames = ['dates', 'room', 'meals', 'comment', 'terms'] as const
export type StepName = (typeof stepNames)[number]

/** Lodging elsewhere, or no meals: a choice like any other, unlike none so far. */
export const NONE = 'NONE'
export type Picked = number | typeof NONE | null

export type Choices = {
  start_date: string | null
  end_date: string | null
  room: Picked
  meals: Picked
  diet: Diet | null
  comment: string
  agreedToTerms: boolean
  /** What the person has gone through: a day that was suggested is not yet a day that was chosen. */
  done: readonly StepName[]
}

export const nothingChosen: Choices = {
  start_date: null,
  end_date: null,
  room: null,
  meals: null,
  diet: null,
  comment: '',
  agreedToTerms: false,
  done: [],
}

/** The days, once both are known. */
export const stayOf = ({ start_date, end_date }: Choices): Stay | undefined =>
  start_date && end_date && start_date < end_date ? { start_date, end_date } : undefined

export const isSameStay = (one: Stay, other: Stay | undefined): boolean =>
  one.start_date === other?.start_date && one.end_date === other.end_date

/** Meals come with a room only. */
export const isSkipped = (step: StepName, { room }: Choices): boolean => step === 'meals' && room === NONE

const isGiven = (step: StepName, choices: Choices, academy: Stay): boolean => {
  const stay = stayOf(choices)
  switch (step) {
    case 'dates':
      return stay !== undefined && Object.keys(stayFaults(stay, academy)).length === 0
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

/** Nothing is left to do there. The last step is never settled: it ends with the booking. */
export const isSettled = (step: StepName, choices: Choices, academy: Stay): boolean =>
  isSkipped(step, choices) || (choices.done.includes(step) && isGiven(step, choices, academy))

/** The first step that still wants something: where one was before one went back to change a thing. */
export const openStep = (choices: Choices, academy: Stay): StepName =>
  stepNames.find(step => !isSettled(step, choices, academy)) ?? 'terms'

const isStep = (name: string | undefined): name is StepName => stepNames.some(step => step === name)

/** The step that an address names, or where one was; but nobody gets past a step that is open, nor into one that is skipped. */
export const stepAt = (wanted: string | undefined, choices: Choices, academy: Stay): StepName => {
  const open = openStep(choices, academy)
  if (!isStep(wanted) || isSkipped(wanted, choices)) return open
  return stepNames.indexOf(wanted) > stepNames.indexOf(open) ? open : wanted
}

/** One more choice. Whoever wants no meals has no diet. */
export const choose = (choices: Choices, change: Partial<Choices>): Choices => {
  const next = { ...choices, ...change }
  return next.meals === NONE ? { ...next, diet: null } : next
}

/** A step is gone through. `fullRooms`: without a bed for these days; whoever had chosen one chooses again. */
export const pass = (step: StepName, choices: Choices, fullRooms: readonly number[] = []): Choices => {
  const done = choices.done.includes(step) ? choices.done : [...choices.done, step]
  const isFull = typeof choices.room === 'number' && fullRooms.includes(choices.room)
  return isFull ? without({ ...choices, done }, 'room') : { ...choices, done }
}

/** The step is to be done again; a room is to be chosen again, too, since it was taken by somebody else. */
export const without = (choices: Choices, step: StepName): Choices => ({
  ...choices,
  ...(step === 'room' && { room: null }),
  done: choices.done.filter(one => one !== step),
})
