import type { ProblemText } from '../lib/problem-text.ts'

/** Refusals concerning what the office does with invoices. */
export const ledgerProblems = {
  invoice_cancelled: {
    status: 409,
    en: 'This invoice has been cancelled in the meantime. Your input is still here.',
    de: 'Diese Rechnung wurde inzwischen storniert. Ihre Eingaben sind noch da.',
  },
  invoice_is_cancellation: {
    status: 409,
    en: 'This document is a cancellation. It cannot be changed.',
    de: 'Dieser Beleg ist ein Storno. Er lässt sich nicht ändern.',
  },
} as const satisfies Record<string, ProblemText>
