import type { Locale } from '@academy/contract/locale'
import type { Diet } from '@academy/contract/lodging/schemas'

interface MailText {
  subject: string
  paragraphs: string[]
}

/** Days and amounts are already formatted. */
interface Facts {
  period: string
  hasRoom: boolean
  hasInvoice: boolean
}

interface Cancelled {
  period: string
  hasRoom: boolean
  byOffice: boolean
  /** What remains due of the price; undefined if nothing does. */
  due: string | undefined
  percent: number
  /** Whether an invoice was cancelled. */
  hadInvoice: boolean
}

interface MailTexts {
  labels: Record<'arrival' | 'departure' | 'nights' | 'room' | 'meals' | 'total' | 'invoice' | 'due', string>
  /** For lodging or eating elsewhere. */
  noRoom: string
  noMeals: string
  diets: Record<Diet, string>
  action: string
  booked(facts: Facts & { free_until: string | undefined }): MailText
  changed(facts: Omit<Facts, 'hasRoom'> & { hadInvoice: boolean }): MailText
  cancelled(facts: Cancelled): MailText
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
  noRoom: 'lodging elsewhere',
  noMeals: 'none',
  diets: { MEAT: 'with meat', VEGETARIAN: 'vegetarian' },
  action: 'To my accommodation',
  booked: ({ period, hasRoom, hasInvoice, free_until }) => ({
    subject: `Your booking: ${period}`,
    paragraphs: [
      hasRoom
        ? 'Thank you for your booking. Your bed is reserved, and we look forward to having you in the house.'
        : 'Thank you for telling us when you come. You have found lodging elsewhere, so there is nothing to pay.',
      ...(hasInvoice ? ['The invoice is attached. Please pay it by the day that it names.'] : []),
      ...(hasRoom
        ? [
            'Your room is ready from 3 pm on the day of arrival; on the day of departure please leave it by 10 am. If you arrive after 9 pm, let us know beforehand.',
          ]
        : []),
      free_until
        ? `You can cancel free of charge until ${free_until}. After that a part of the price stays due, as the terms of accommodation say.`
        : hasInvoice
          ? 'If you have to cancel, a part of the price stays due, as the terms of accommodation say.'
          : 'If your plans change, please cancel the booking in your personal area.',
    ],
  }),
  changed: ({ period, hasInvoice, hadInvoice }) => ({
    subject: `Your booking has changed: ${period}`,
    paragraphs: [
      'The office has changed your booking. Below you see how it stands now.',
      ...(hadInvoice ? ['The previous invoice is cancelled; the cancellation is attached.'] : []),
      hasInvoice
        ? 'The invoice that holds now is attached. What you have paid already counts towards it; if that was more, we send back the rest.'
        : hadInvoice
          ? 'You have nothing to pay any more. What you have paid already we send back.'
          : 'You have nothing to pay.',
      'If something is not as you wished, please answer this mail.',
    ],
  }),
  cancelled: ({ period, hasRoom, byOffice, due, percent, hadInvoice }) => ({
    subject: `Booking cancelled: ${period}`,
    paragraphs: [
      byOffice
        ? 'The office has cancelled your booking.'
        : `You have cancelled your booking${hasRoom ? ', and the bed is free for somebody else' : ''}.`,
      ...(hadInvoice ? ['The invoice is cancelled; the cancellation is attached.'] : []),
      due
        ? `By the terms of accommodation ${percent}% of the price stay due: ${due}. The invoice for this is attached, too. What you have paid already counts towards it, and we send back the rest.`
        : hadInvoice
          ? 'You have nothing to pay. What you have paid already we send back.'
          : 'You have nothing to pay.',
    ],
  }),
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
  diets: { MEAT: 'mit Fleisch', VEGETARIAN: 'vegetarisch' },
  action: 'Zu meiner Unterkunft',
  booked: ({ period, hasRoom, hasInvoice, free_until }) => ({
    subject: `Ihre Buchung: ${period}`,
    paragraphs: [
      hasRoom
        ? 'Danke für Ihre Buchung. Ihr Bett ist reserviert, und wir freuen uns, Sie im Haus zu haben.'
        : 'Danke, dass Sie uns sagen, wann Sie kommen. Sie wohnen anderswo und haben daher nichts zu bezahlen.',
      ...(hasInvoice
        ? ['Die Rechnung finden Sie im Anhang. Bitte bezahlen Sie sie bis zu dem Tag, den sie nennt.']
        : []),
      ...(hasRoom
        ? [
            'Ihr Zimmer ist am Anreisetag ab 15 Uhr bereit; am Abreisetag verlassen Sie es bitte bis 10 Uhr. Wenn Sie nach 21 Uhr ankommen, sagen Sie uns bitte vorher Bescheid.',
          ]
        : []),
      free_until
        ? `Bis ${free_until} können Sie kostenlos stornieren. Danach bleibt ein Teil des Preises zu bezahlen, wie es in den Unterkunftsbedingungen steht.`
        : hasInvoice
          ? 'Wenn Sie stornieren müssen, bleibt ein Teil des Preises zu bezahlen, wie es in den Unterkunftsbedingungen steht.'
          : 'Wenn sich Ihre Pläne ändern, stornieren Sie die Buchung bitte in Ihrem persönlichen Bereich.',
    ],
  }),
  changed: ({ period, hasInvoice, hadInvoice }) => ({
    subject: `Ihre Buchung hat sich geändert: ${period}`,
    paragraphs: [
      'Das Büro hat Ihre Buchung geändert. Unten sehen Sie, wie sie jetzt lautet.',
      ...(hadInvoice ? ['Die bisherige Rechnung ist storniert, den Stornobeleg finden Sie im Anhang.'] : []),
      hasInvoice
        ? 'Die Rechnung, die jetzt gilt, finden Sie im Anhang. Was Sie schon bezahlt haben, rechnen wir an; war es mehr, überweisen wir den Rest zurück.'
        : hadInvoice
          ? 'Sie haben nichts mehr zu bezahlen. Was Sie schon bezahlt haben, überweisen wir zurück.'
          : 'Sie haben nichts zu bezahlen.',
      'Wenn etwas nicht so ist, wie Sie es wollten, antworten Sie bitte auf diese Nachricht.',
    ],
  }),
  cancelled: ({ period, hasRoom, byOffice, due, percent, hadInvoice }) => ({
    subject: `Buchung storniert: ${period}`,
    paragraphs: [
      byOffice
        ? 'Das Büro hat Ihre Buchung storniert.'
        : `Sie haben Ihre Buchung storniert${hasRoom ? ', und das Bett ist für jemand anderen frei' : ''}.`,
      ...(hadInvoice ? ['Die Rechnung ist storniert, den Stornobeleg finden Sie im Anhang.'] : []),
      due
        ? `Nach den Unterkunftsbedingungen bleiben ${percent} % des Preises zu bezahlen: ${due}. Auch die Rechnung darüber finden Sie im Anhang. Was Sie schon bezahlt haben, rechnen wir an; den Rest überweisen wir zurück.`
        : hadInvoice
          ? 'Sie haben nichts zu bezahlen. Was Sie schon bezahlt haben, überweisen wir zurück.'
          : 'Sie haben nichts zu bezahlen.',
    ],
  }),
}

export const mailTexts: Record<Locale, MailTexts> = { de, en }
