import type { Locale } from '@academy/contract/lib/locale'

/** Told to people whose room is cancelled because they have no place. `period` is already formatted. */
export const releasedTexts: Record<Locale, (period: string, hadInvoice: boolean) => string> = {
  en: (period, hadInvoice) =>
    `As you have no place in any of our masterclasses, we have cancelled the room that you had booked (${period}). This costs you nothing.${
      hadInvoice
        ? ' The cancellation of the invoice is attached; what you have paid already we send back.'
        : ''
    }`,
  de: (period, hadInvoice) =>
    `Da Sie in keinem unserer Meisterkurse einen Platz haben, haben wir das Zimmer storniert, das Sie gebucht hatten (${period}). Das kostet Sie nichts.${
      hadInvoice
        ? ' Den Stornobeleg zur Rechnung finden Sie im Anhang; was Sie schon bezahlt haben, überweisen wir zurück.'
        : ''
    }`,
}
