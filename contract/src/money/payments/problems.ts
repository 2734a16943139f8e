import type { ProblemText } from '../../base/problem-text.ts'

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
