import type { FieldMessage } from '@academy/contract/base/field-message'
import type { Locale } from '@academy/contract/base/locale'
import { explain } from '@academy/contract/messages'
import { type Problem, problem } from './problem.ts'

/** Builds the refusal for errors that only the server can detect, reported by field. */
export const invalidInput = (errors: Record<string, FieldMessage>, locale: Locale): Problem =>
  problem('invalid_input', {
    errors: explain(
      Object.entries(errors).map(([field, message]) => ({ path: [field], message })),
      locale,
    ),
  })
