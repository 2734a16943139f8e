import { ApiError } from '../../lib/api-errors.ts'
import { refusedFields } from '../../ui/form/refused-fields.ts'
import { type Faults, fieldsOf, firstFault } from './booking-faults.ts'
import { type StepName, stepNames } from './wizard.ts'

interface Refusal {
  /** For the alert. */
  text: string
  faults: Faults
  /** Where to go back to, if it can be mended there. */
  step?: StepName
  /** The server knows something about the person that the page does not. */
  isOutdated?: boolean
}

const fields = stepNames.flatMap(step => fieldsOf[step])

/** What follows from a booking that was not taken. `failed` is said where nobody can do anything about it. */
export const explainRefusal = (error: unknown, failed: string): Refusal => {
  if (!(error instanceof ApiError)) return { text: failed, faults: {} }
  const { code, message } = error.failure
  const faults: Faults = Object.fromEntries(
    refusedFields(error, fields).map(({ name, text }) => [name, text]),
  )
  const first = firstFault(faults)
  switch (code) {
    case 'booking_overlaps':
      return { text: message, faults: { start_date: message }, step: 'dates', isOutdated: true }
    case 'no_bed_left':
      return { text: first?.text ?? message, faults, step: 'room' }
    case 'gender_missing':
      return { text: message, faults, isOutdated: true }
    default:
      if (first) return { text: first.text, faults, step: first.step }
      return { text: error.status < 500 ? `${failed} ${message}` : failed, faults }
  }
}
