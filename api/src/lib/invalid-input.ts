import type { Locale } from '@academy/contract/locale'
import { explain, type FieldMessage } from '@academy/contract/messages'
import { type Problem, problem } from './problem.ts'

/** What only the server can know to be wrong, told at the fields like everything else. */
export const invalidInput = (faults: Record<string, FieldMessage>, locale: Locale): Problem =>
  problem('invalid_input', {
    errors: explain(
      Object.entries(faults).map(([field, message]) => ({ path: [field], message })),
      locale,
    ),
  })
