import type { InputOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import { type Stay, stayErrors } from '@academy/contract/base/period'
import type { book } from '@academy/contract/lodging/bookings/endpoints'
import { BookingInput } from '@academy/contract/lodging/bookings/schemas'
import { hasNeeds, needsErrors } from '@academy/contract/people/arrival-details/diets'
import { problems } from '@academy/contract/problems'
import { ApiError } from '../../../base/api-errors.ts'
import { type PageRules, schemaFor } from '../../../ui/form/contract-resolver.ts'
import { refusedFields } from '../../../ui/form/refused-fields.ts'
import { overlaps } from './nights.ts'
import { type Choices, NONE, type PickedOption, type StepName, stayOf, stepNames } from './wizard.ts'

export type Field = Exclude<keyof Choices, 'done' | 'terms_version_id'>

/** What is asked for where. */
export const fieldsOf: Record<StepName, readonly Field[]> = {
  dates: ['start_date', 'end_date'],
  room: ['room'],
  meals: ['meals', 'diet', 'special_diets', 'allergies', 'needs_wording'],
  comment: ['comment'],
  terms: ['agreedToTerms'],
}

/** All fields in the order of the steps. */
export const bookingFields = stepNames.flatMap(step => fieldsOf[step])

const formNames: Record<string, Field> = { academy_room_type_id: 'room', academy_meal_type_id: 'meals' }

/** Maps a field of the contract to its name in the form. */
const fieldName = (field: string): string => formNames[field] ?? field

// `undefined` if nothing is chosen yet; `null` for the explicit choice of none.
const idOf = (pick: PickedOption) => (pick === NONE ? null : (pick ?? undefined))

/** Returns the request body: only the values that apply. */
export const bodyOf = ({ room, meals, diet, start_date, end_date, comment, ...rest }: Choices) => {
  const board = room === NONE ? NONE : meals
  return {
    start_date: start_date ?? '',
    end_date: end_date ?? '',
    academy_room_type_id: idOf(room),
    academy_meal_type_id: idOf(board),
    diet: board === NONE ? null : (diet ?? undefined),
    special_diets: board === NONE ? [] : [...rest.special_diets],
    // Without meals the step does not ask, and the known allergies stay.
    allergies: board === NONE ? undefined : rest.allergies,
    needs_wording: rest.needs_wording,
    comment,
    agreedToTerms: rest.agreedToTerms,
    terms_version_id: rest.terms_version_id ?? undefined,
  }
}

/** The body of a valid booking. */
export const readyBody = (choices: Choices) => bodyOf(choices) as InputOf<typeof book>['body']

/** What validation needs beyond the contract. */
export interface BookingConstraints {
  academy: Stay
  /** By the person themselves. */
  booked: readonly Stay[]
  today: string
  /** Whether the person has consented to special diets and allergies before. */
  hasNeedsConsent: boolean
}

type Check = NonNullable<PageRules<Choices>['check']>

const checkDays = (choices: Choices, { academy, booked, today }: BookingConstraints, locale: Locale) => {
  const stay = stayOf(choices)
  if (!stay) return {}
  if (stay.start_date < today) return { start_date: 'DAY_PASSED' } as const
  const outside = stayErrors(stay, academy)
  if (Object.keys(outside).length > 0 || !booked.some(one => overlaps(one, stay))) return outside
  return { start_date: { type: 'booking_overlaps', message: problems.booking_overlaps[locale] } }
}

/** Whether the consent to special diets and allergies has to be asked for. */
export const asksForNeeds = (choices: Choices, hasNeedsConsent: boolean) =>
  !hasNeedsConsent && hasNeeds(bodyOf(choices))

/** The validation rules of the booking form. */
export const bookingRules = (constraints: BookingConstraints, locale: Locale) => ({
  schema: schemaFor(BookingInput, bodyOf),
  fieldName,
  check: (async choices => ({
    ...checkDays(choices, constraints, locale),
    ...needsErrors(bodyOf(choices), { hasConsent: constraints.hasNeedsConsent }),
  })) satisfies Check,
})

/** Error messages by the field's name in the form. */
export type FieldTexts = Readonly<Record<string, string>>

interface Refusal {
  /** For the alert. */
  text: string
  errors: FieldTexts
  /** The step on which it can be fixed, if any. */
  step?: StepName
  /** The page's data about the person is stale. */
  isOutdated?: boolean
  /** Another version of the terms is in force. */
  hasNewTerms?: boolean
}

/** Returns the first step with an error, and its message. */
export const firstError = (errors: FieldTexts): { step: StepName; text: string } | undefined => {
  for (const step of stepNames)
    for (const field of fieldsOf[step]) {
      const text = errors[field]
      if (text) return { step, text }
    }
  return undefined
}

/** Returns how to react to a refused booking. `failed` is the message when the user cannot fix it. */
export const explainRefusal = (error: unknown, failed: string): Refusal => {
  if (!(error instanceof ApiError)) return { text: failed, errors: {} }
  const { code, message } = error.failure
  const refused = refusedFields(error, bookingFields, fieldName)
  const errors = Object.fromEntries(refused.map(({ name, text }) => [name, text]))
  const first = firstError(errors)
  switch (code) {
    case 'booking_overlaps':
      return { text: message, errors: { start_date: message }, step: 'dates', isOutdated: true }
    case 'no_bed_left':
      return { text: first?.text ?? message, errors, step: 'room' }
    case 'gender_missing':
      return { text: message, errors, isOutdated: true }
    case 'document_changed':
      return { text: message, errors, step: 'terms', hasNewTerms: true }
    default:
      if (first) return { text: first.text, errors, step: first.step }
      return { text: error.status < 500 ? `${failed} ${message}` : failed, errors }
  }
}
