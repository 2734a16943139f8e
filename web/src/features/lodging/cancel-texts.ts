import { defineTexts } from '../../lib/i18n/texts.ts'

export const cancelTexts = defineTexts({
  en: {
    question: 'Cancel this booking?',
    stay: (period: string) =>
      `Your stay ${period}: the bed becomes free at once, and may be gone if you book again.`,
    free: 'It costs you nothing.',
    freeInvoice: 'Your invoice is taken back. What you have paid already comes back to you.',
    cost: (amount: string, percent: number) => `It costs ${amount}: ${percent} % of the price stay due.`,
    costInvoice:
      'You get an invoice for it in place of the one that you have; what you have paid is counted.',
    until: (day: string) => `This holds until ${day}; afterwards it costs more.`,
    changed: 'The cost has changed in the meantime. Please look at it again.',
    already: 'This booking is cancelled already.',
    tooLate: 'This booking can no longer be cancelled.',
    confirm: 'Cancel the booking',
    keep: 'Keep it',
    done: 'Your booking is cancelled.',
  },
  de: {
    question: 'Diese Buchung stornieren?',
    stay: period =>
      `Ihr Aufenthalt ${period}: Das Bett wird sofort frei und kann vergeben sein, wenn Sie noch einmal buchen.`,
    free: 'Es kostet Sie nichts.',
    freeInvoice: 'Ihre Rechnung wird zurückgenommen. Was Sie schon bezahlt haben, bekommen Sie zurück.',
    cost: (amount, percent) => `Es kostet ${amount}: ${percent} % des Preises bleiben fällig.`,
    costInvoice:
      'Sie bekommen darüber eine Rechnung anstelle der bisherigen; was Sie schon bezahlt haben, wird angerechnet.',
    until: day => `Das gilt bis ${day}; danach kostet es mehr.`,
    changed: 'Die Kosten haben sich inzwischen geändert. Bitte sehen Sie sie sich noch einmal an.',
    already: 'Diese Buchung ist bereits storniert.',
    tooLate: 'Diese Buchung lässt sich nicht mehr stornieren.',
    confirm: 'Buchung stornieren',
    keep: 'Behalten',
    done: 'Ihre Buchung ist storniert.',
  },
})
