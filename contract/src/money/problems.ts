import type { ProblemText } from '../base/problem-code.ts'

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

/** Refusals concerning payments. */
export const paymentProblems = {
  invoice_settled: {
    status: 409,
    en: 'Nothing is open on this invoice.',
    de: 'Auf dieser Rechnung ist nichts offen.',
  },
  payment_undone: {
    status: 409,
    en: 'This payment has already been undone.',
    de: 'Diese Zahlung wurde bereits zurückgenommen.',
  },
  refund_recorded: {
    status: 409,
    en: 'Money has since been refunded. Please undo that first.',
    de: 'Seither wurde Geld zurückgezahlt. Bitte nehmen Sie zuerst das zurück.',
  },
  credit_too_low: {
    status: 409,
    en: 'This is more than the credit that is left.',
    de: 'Das ist mehr, als an Guthaben da ist.',
  },
  request_key_used: {
    status: 409,
    en: 'Something else was entered with this request. Please reload the page.',
    de: 'Mit dieser Anfrage wurde schon etwas anderes eingetragen. Bitte laden Sie die Seite neu.',
  },
  reminded_today: {
    status: 409,
    en: 'A reminder about this invoice has already been sent today.',
    de: 'An diese Rechnung wurde heute schon erinnert.',
  },
  payment_fixed: {
    status: 409,
    en: 'This payment can no longer be undone: the selection is final.',
    de: 'Diese Zahlung lässt sich nicht mehr zurücknehmen: Die Auswahl ist endgültig.',
  },
} as const satisfies Record<string, ProblemText>
