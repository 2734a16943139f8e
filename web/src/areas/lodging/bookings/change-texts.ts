import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of the dialog in which people change an own booking. */
export const changeTexts = defineTexts({
  en: {
    title: (period: string) => `Change your booking: ${period}`,
    fixed:
      'Your stay has already begun. You can still change diet, allergies and wishes; for days and rooms please ask the office.',
    total: (total: string) => `New total: ${total}`,
    more: (amount: string) => `${amount} more than before.`,
    less: (amount: string) => `${amount} less than before.`,
    same: 'As before.',
    fee: (amount: string, percent: number) =>
      `This includes ${amount}: ${percent}% of what you are giving up remains payable, as set out in the terms of accommodation, even if you book these nights again.`,
    earlierFee: (amount: string) => `This includes ${amount} for what you gave up earlier.`,
    replaced:
      'The invoice will be cancelled and replaced. What you have paid counts towards the new one; both will come by email.',
    issued: 'You will get an invoice by email.',
    cancelled:
      'The invoice will be cancelled, and there is nothing left to pay. What you have paid becomes credit.',
    kept: 'The invoice stays the same.',
    noPriceYet: 'The price will appear as soon as the days are valid.',
    pay: (total: string) => `Change with obligation to pay – ${total}`,
    save: 'Change the booking',
    saved: 'Your booking has been changed.',
    outdated: 'The price or the booking has changed in the meantime. Please check it again.',
  },
  de: {
    title: period => `Ihre Buchung ändern: ${period}`,
    fixed:
      'Sie sind schon da. Kost, Allergien und Wünsche lassen sich noch ändern; für Tage und Zimmer fragen Sie bitte das Büro.',
    total: total => `Neuer Gesamtpreis: ${total}`,
    more: amount => `${amount} mehr als bisher.`,
    less: amount => `${amount} weniger als bisher.`,
    same: 'Wie bisher.',
    fee: (amount, percent) =>
      `Darin sind ${amount}: ${percent} % dessen, was Sie aufgeben, bleiben fällig, wie es in den Unterkunftsbedingungen steht. Das gilt auch, wenn Sie diese Nächte wieder buchen.`,
    earlierFee: amount => `Darin sind ${amount} für das, was Sie früher aufgegeben haben.`,
    replaced:
      'Die Rechnung wird storniert und ersetzt. Was Sie bezahlt haben, zählt für die neue; beide kommen per E-Mail.',
    issued: 'Die Rechnung kommt per E-Mail.',
    cancelled:
      'Die Rechnung wird storniert: Es ist nichts mehr zu zahlen. Was Sie bezahlt haben, wird Guthaben.',
    kept: 'An der Rechnung ändert sich nichts.',
    noPriceYet: 'Der Preis erscheint, sobald die Tage stimmen.',
    pay: total => `Zahlungspflichtig ändern – ${total}`,
    save: 'Buchung ändern',
    saved: 'Ihre Buchung ist geändert.',
    outdated: 'Preis oder Buchung haben sich inzwischen geändert. Bitte sehen Sie noch einmal hin.',
  },
})
