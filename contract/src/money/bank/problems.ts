import type { ProblemText } from '../../base/problem-text.ts'

/** Refusals concerning bank statements. */
export const bankProblems = {
  line_settled: {
    status: 409,
    en: 'This entry on the statement has been dealt with in the meantime.',
    de: 'Dieser Umsatz ist inzwischen erledigt.',
  },
  line_open: {
    status: 409,
    en: 'This entry on the statement is already open.',
    de: 'Dieser Umsatz ist bereits offen.',
  },
  line_mismatch: {
    status: 409,
    en: 'The amount and direction of this entry do not match that.',
    de: 'Betrag und Richtung dieses Umsatzes passen nicht dazu.',
  },
  import_undone: {
    status: 409,
    en: 'This import has already been undone.',
    de: 'Dieser Import wurde bereits zurückgenommen.',
  },
} as const satisfies Record<string, ProblemText>
