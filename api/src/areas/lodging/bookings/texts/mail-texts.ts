import type { Locale } from '@academy/contract/base/locale'

/** Told to people whose room is cancelled because they have no place. `period` is already formatted. */
export const freedTexts: Record<Locale, (period: string, hadInvoice: boolean) => string> = {
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

/** Amounts are already formatted. */
interface CancellationFacts {
  /** What remains due of the price; undefined if nothing does. */
  due: string | undefined
  percent: number
  /** Whether an invoice was cancelled. */
  hadInvoice: boolean
}

/** What the program adds to the wording of the office. */
interface MailTexts {
  labels: Record<'arrival' | 'departure' | 'nights' | 'room' | 'meals' | 'total' | 'invoice' | 'due', string>
  /** For lodging or eating elsewhere. */
  noRoom: string
  noMeals: string
  action: string
  /** `free_until` is a formatted day. */
  booked(facts: { hasInvoice: boolean; free_until: string | undefined }): string[]
  changed(facts: { hasInvoice: boolean; hadInvoice: boolean }): string[]
  cancelled(facts: CancellationFacts): string[]
}

const en: MailTexts = {
  labels: {
    arrival: 'Arrival',
    departure: 'Departure',
    nights: 'Nights',
    room: 'Room',
    meals: 'Meals',
    total: 'Total',
    invoice: 'Invoice',
    due: 'Payable by',
  },
  noRoom: 'accommodation elsewhere',
  noMeals: 'none',
  action: 'To my accommodation',
  booked: ({ hasInvoice, free_until }) => [
    ...(hasInvoice ? ['The invoice is attached. Please pay it by the due date.'] : []),
    free_until
      ? `You can cancel free of charge until ${free_until}. After that, part of the price remains payable, as set out in the terms of accommodation.`
      : hasInvoice
        ? 'If you have to cancel, part of the price remains payable, as set out in the terms of accommodation.'
        : 'If your plans change, please cancel the booking in your personal area.',
  ],
  changed: ({ hasInvoice, hadInvoice }) => [
    ...(hadInvoice ? ['The previous invoice is cancelled; the cancellation is attached.'] : []),
    hasInvoice
      ? 'The invoice that now applies is attached. Anything you have already paid counts towards it; if you have paid more, we will refund the rest.'
      : hadInvoice
        ? 'You no longer have anything to pay. We will refund what you have already paid.'
        : 'You have nothing to pay.',
  ],
  cancelled: ({ due, percent, hadInvoice }) => [
    ...(hadInvoice ? ['The invoice is cancelled; the cancellation is attached.'] : []),
    due
      ? `Under the terms of accommodation, ${percent}% of the price remains payable: ${due}. The invoice for this is attached as well. Anything you have already paid counts towards it, and we will refund the rest.`
      : hadInvoice
        ? 'You have nothing to pay. We will refund what you have already paid.'
        : 'You have nothing to pay.',
  ],
}

const de: MailTexts = {
  labels: {
    arrival: 'Anreise',
    departure: 'Abreise',
    nights: 'Nächte',
    room: 'Zimmer',
    meals: 'Verpflegung',
    total: 'Gesamtpreis',
    invoice: 'Rechnung',
    due: 'Zahlbar bis',
  },
  noRoom: 'eigene Unterkunft',
  noMeals: 'keine',
  action: 'Zu meiner Unterkunft',
  booked: ({ hasInvoice, free_until }) => [
    ...(hasInvoice
      ? ['Die Rechnung finden Sie im Anhang. Bitte bezahlen Sie sie bis zum angegebenen Tag.']
      : []),
    free_until
      ? `Bis ${free_until} können Sie kostenlos stornieren. Danach bleibt ein Teil des Preises zu bezahlen, wie es in den Unterkunftsbedingungen steht.`
      : hasInvoice
        ? 'Wenn Sie stornieren müssen, bleibt ein Teil des Preises zu bezahlen, wie es in den Unterkunftsbedingungen steht.'
        : 'Wenn sich Ihre Pläne ändern, stornieren Sie die Buchung bitte in Ihrem persönlichen Bereich.',
  ],
  changed: ({ hasInvoice, hadInvoice }) => [
    ...(hadInvoice ? ['Die bisherige Rechnung ist storniert, den Stornobeleg finden Sie im Anhang.'] : []),
    hasInvoice
      ? 'Die Rechnung, die jetzt gilt, finden Sie im Anhang. Was Sie schon bezahlt haben, rechnen wir an; war es mehr, überweisen wir den Rest zurück.'
      : hadInvoice
        ? 'Sie haben nichts mehr zu bezahlen. Was Sie schon bezahlt haben, überweisen wir zurück.'
        : 'Sie haben nichts zu bezahlen.',
  ],
  cancelled: ({ due, percent, hadInvoice }) => [
    ...(hadInvoice ? ['Die Rechnung ist storniert, den Stornobeleg finden Sie im Anhang.'] : []),
    due
      ? `Nach den Unterkunftsbedingungen bleiben ${percent} % des Preises zu bezahlen: ${due}. Auch die Rechnung darüber finden Sie im Anhang. Was Sie schon bezahlt haben, rechnen wir an; den Rest überweisen wir zurück.`
      : hadInvoice
        ? 'Sie haben nichts zu bezahlen. Was Sie schon bezahlt haben, überweisen wir zurück.'
        : 'Sie haben nichts zu bezahlen.',
  ],
}

export const mailTexts: Record<Locale, MailTexts> = { de, en }
