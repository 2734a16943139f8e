import type { ProblemText } from '../../base/problem-text.ts'

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
  invoice_complete: {
    status: 409,
    en: 'Your profile has nothing that this invoice lacks.',
    de: 'In Ihrem Profil steht nichts, was auf dieser Rechnung fehlt.',
  },
  ledger_check_running: {
    status: 409,
    en: 'The check is already running, perhaps for somebody else. With very many invoices it takes a minute or two. Please try again afterwards.',
    de: 'Die Prüfung läuft bereits, vielleicht für jemand anderen. Bei sehr vielen Rechnungen dauert sie ein bis zwei Minuten. Bitte versuchen Sie es danach noch einmal.',
  },
} as const satisfies Record<string, ProblemText>
