import type { ProblemText } from '../../base/problem-code.ts'

/** Refusals concerning the erasure of a person. */
export const erasureProblems = {
  erasure_blocked: {
    status: 409,
    en: 'The account cannot be deleted yet: something has to be settled first.',
    de: 'Das Konto lässt sich noch nicht löschen: Vorher ist etwas zu klären.',
  },
  address_unconfirmed: {
    status: 409,
    en: 'Your email address is not confirmed yet, so we cannot send you a link. Please confirm it first.',
    de: 'Ihre E-Mail-Adresse ist noch nicht bestätigt, daher können wir Ihnen keinen Link senden. Bitte bestätigen Sie sie zuerst.',
  },
  already_erased: {
    status: 409,
    en: 'The data of this person is already deleted.',
    de: 'Die Daten dieser Person sind bereits gelöscht.',
  },
} as const satisfies Record<string, ProblemText>
