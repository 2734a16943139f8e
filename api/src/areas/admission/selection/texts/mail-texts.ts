import type { Locale } from '@academy/contract/base/locale'

interface MailFacts {
  instrument: string
  teacher: string
}

/** What the program adds to the wording of the office. */
interface MailTexts {
  /** Replaces the name in a preview. */
  previewName: string
  title(named: MailFacts): string
  labels: Record<'masterclass' | 'arrival' | 'first' | 'last' | 'departure', string>
  /** For people with a place that costs something. */
  fee: string
  /** For people whose handling fee came after the final save. */
  lateFee: string
  unpaid: string
  /** Instead, if the office has waived the handling fee after the final save. */
  waived: string
  actions: Record<'accepted' | 'reserve' | 'rejected' | 'unpaid', string>
}

const en: MailTexts = {
  previewName: '[first name]',
  title: ({ instrument, teacher }) => `${instrument} with ${teacher}`,
  labels: {
    masterclass: 'Masterclass',
    arrival: 'Arrival',
    first: 'First lesson',
    last: 'Last lesson',
    departure: 'Departure',
  },
  fee: 'Please pay the participation fee. The invoice, with everything you need to pay it, is attached.',
  lateFee:
    'The invoice for the handling fee is attached, too. It is paid: we have settled it from the payment that arrived after the selection.',
  unpaid:
    'You have nothing to pay: the invoice is cancelled, and the cancellation is attached. If you have already paid all or part of it, we will refund you.',
  waived: 'You have nothing to pay: we have waived the handling fee.',
  actions: {
    accepted: 'To my personal area',
    reserve: 'To my personal area',
    rejected: 'To the masterclasses',
    unpaid: 'To the masterclasses',
  },
}

const de: MailTexts = {
  previewName: '[Vorname]',
  title: ({ instrument, teacher }) => `${instrument} bei ${teacher}`,
  labels: {
    masterclass: 'Meisterkurs',
    arrival: 'Anreise',
    first: 'Erster Unterricht',
    last: 'Letzter Unterricht',
    departure: 'Abreise',
  },
  fee: 'Bitte bezahlen Sie die Teilnahmegebühr. Die Rechnung mit allen Angaben dazu finden Sie im Anhang.',
  lateFee:
    'Im Anhang ist auch die Rechnung über die Bearbeitungsgebühr. Sie ist bezahlt: Wir haben sie mit Ihrer Zahlung beglichen, die nach der Auswahl eingegangen ist.',
  unpaid:
    'Sie haben nichts zu bezahlen: Die Rechnung ist storniert, den Stornobeleg finden Sie im Anhang. Falls Geld unterwegs ist oder ein Teil davon schon da war, schicken wir es zurück.',
  waived: 'Sie haben nichts zu bezahlen: Wir haben Ihnen die Bearbeitungsgebühr erlassen.',
  actions: {
    accepted: 'Zu meinem persönlichen Bereich',
    reserve: 'Zu meinem persönlichen Bereich',
    rejected: 'Zu den Meisterkursen',
    unpaid: 'Zu den Meisterkursen',
  },
}

export const mailTexts: Record<Locale, MailTexts> = { de, en }
