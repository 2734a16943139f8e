import type { ProblemText } from '../lib/problem-text.ts'

/** Refusals concerning the erasure of a person. */
export const erasureProblems = {
  erasure_blocked: {
    status: 409,
    en: 'The account cannot be deleted yet: something has to be settled first.',
    de: 'Das Konto lässt sich noch nicht löschen: Vorher ist etwas zu klären.',
  },
  already_erased: {
    status: 409,
    en: 'The data of this person is already deleted.',
    de: 'Die Daten dieser Person sind bereits gelöscht.',
  },
} as const satisfies Record<string, ProblemText>
