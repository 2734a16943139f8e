import type { ProblemText } from '../../base/problem-code.ts'

/** Refusals concerning the documents to agree to. */
export const documentProblems = {
  document_changed: {
    status: 409,
    en: 'A document was replaced by a new version. Please read it and agree again; your input is still here.',
    de: 'Ein Dokument wurde durch eine neue Fassung ersetzt. Bitte lesen Sie sie und stimmen Sie erneut zu; Ihre Eingaben sind noch da.',
  },
  document_in_force: {
    status: 409,
    en: 'This version is or was in force, so it can no longer be withdrawn.',
    de: 'Diese Fassung ist oder war in Kraft und kann nicht mehr zurückgezogen werden.',
  },
} as const satisfies Record<string, ProblemText>
