import { defineTexts } from '../../../base/i18n/texts.ts'

export const cancelTexts = defineTexts({
  en: {
    question: 'Cancel this booking?',
    stay: (period: string) =>
      `Your stay ${period}: the bed becomes free straight away, and may be gone if you book again.`,
    elsewhere: (period: string) =>
      `You told us that you are here ${period}; we will no longer expect you then.`,
    free: 'It costs you nothing.',
    freeInvoice: 'Your invoice will be cancelled, and we will refund what you have already paid.',
    cost: (amount: string, percent: number) =>
      `It costs ${amount}: ${percent}% of the price remains payable.`,
    costInvoice:
      'You will get an invoice for this in place of the one you have; what you have paid counts towards it.',
    until: (day: string) => `This applies until ${day}; after that it costs more.`,
    changed: 'The cost has changed in the meantime. Please look at it again.',
    already: 'This booking has already been cancelled.',
    tooLate: 'This booking can no longer be cancelled.',
    confirm: 'Cancel the booking',
    keep: 'Keep it',
    done: 'Your booking is cancelled.',
  },
  de: {
    question: 'Diese Buchung stornieren?',
    stay: period =>
      `Ihr Aufenthalt ${period}: Das Bett wird sofort frei und kann vergeben sein, wenn Sie noch einmal buchen.`,
    elsewhere: period =>
      `Sie haben uns gesagt, dass Sie ${period} da sind; wir rechnen dann nicht mehr mit Ihnen.`,
    free: 'Es kostet Sie nichts.',
    freeInvoice: 'Ihre Rechnung wird storniert. Was Sie schon bezahlt haben, bekommen Sie zurück.',
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
