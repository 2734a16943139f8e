import { ApiError } from '../../../base/api-errors.ts'
import { refusedFields } from '../../../ui/form/refused-fields.ts'
import { bookingFields, fieldName, fieldsOf } from './booking-rules.ts'
import { type StepName, stepNames } from './wizard.ts'

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
