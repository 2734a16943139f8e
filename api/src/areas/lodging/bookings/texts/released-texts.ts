import type { Locale } from '@academy/contract/base/locale'

/** Told to people whose room is cancelled because they have no place. `period` is already formatted. */
export const releasedTexts: Record<Locale, (period: string, hadInvoice: boolean) => string> = {
  en: (period, hadInvoice) =>
    `As you do not have a place in any of our masterclasses, we have cancelled the room you had booked (${period}), free of charge.${
      hadInvoice
        ? ' The cancellation of the invoice is attached; we will refund what you have already paid.'
        : ''
    }`,
  de: (period, hadInvoice) =>
    `Da Sie in keinem unserer Meisterkurse einen Platz haben, haben wir das Zimmer storniert, das Sie gebucht hatten (${period}). Das kostet Sie nichts.${
      hadInvoice
        ? ' Den Stornobeleg zur Rechnung finden Sie im Anhang; was Sie schon bezahlt haben, überweisen wir zurück.'
        : ''
    }`,
}
