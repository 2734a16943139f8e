import type { Locale } from '@academy/contract/locale'

/** Place and day of a performance; the day is already formatted. */
interface MailFacts {
  day: string
  place: string
  /** What was announced before. */
  oldDay: string
  oldPlace: string
}

interface MailText {
  subject: string
  paragraphs: string[]
}

interface MailTexts {
  labels: Record<'work' | 'day' | 'time' | 'place', string>
  hour: string
  planned(named: MailFacts): MailText
  moved(named: MailFacts): MailText
  off(named: MailFacts): MailText
  /** Why an invoice or a cancellation is attached. */
  invoice(amount: string): string
  cancellation(amount: string): string
  /** For a recording in an academy that charges no fee. */
  free: string
  /** For a paid recording whose performance is cancelled. */
  paid: string
  cannot: string
  toConcerts: string
  video: MailText & { action: string }
}

const en: MailTexts = {
  labels: { work: 'Work', day: 'Day', time: 'Time', place: 'Place' },
  hour: '8 pm',
  planned: ({ day, place }) => ({
    subject: `You play on ${day}`,
    paragraphs: [
      `Your performance is on the programme: you play in the concert on ${day} at 8 pm, in ${place}. We look forward to hearing you.`,
    ],
  }),
  moved: ({ day, place, oldDay, oldPlace }) => ({
    subject: `Your performance has moved to ${day}`,
    paragraphs: [
      `We had to change our plans. You do not play on ${oldDay} in ${oldPlace}, but on ${day} at 8 pm, in ${place}. We are sorry for the trouble, and hope that this suits you.`,
    ],
  }),
  off: ({ oldDay, oldPlace }) => ({
    subject: `Your performance on ${oldDay} is off`,
    paragraphs: [
      `We are sorry: your performance on ${oldDay} in ${oldPlace} cannot take place.`,
      'Your request stays with us. When we find another evening for it, we write to you at once.',
    ],
  }),
  invoice: amount =>
    `You wished for a video recording. Its invoice over ${amount} is attached. Once it is paid and the recording is ready, you find the link in your personal area.`,
  free: 'You wished for a video recording. It costs nothing; once it is ready, you find the link in your personal area.',
  cancellation: amount =>
    `You have nothing to pay for the recording: its invoice over ${amount} is cancelled, and the cancellation is attached. If money is on its way to us or has arrived in part, we send it back.`,
  paid: 'Your recording is paid already. That stays so for the next evening; if you would rather have your money back, please answer this mail.',
  cannot: 'Should you be unable to play, please answer this mail as soon as you know.',
  toConcerts: 'To my concerts',
  video: {
    subject: 'Your recording is ready',
    paragraphs: ['The video recording of your performance is ready. You find it in your personal area.'],
    action: 'To my recording',
  },
}

const de: MailTexts = {
  labels: { work: 'Werk', day: 'Tag', time: 'Beginn', place: 'Ort' },
  hour: '20 Uhr',
  planned: ({ day, place }) => ({
    subject: `Sie spielen am ${day}`,
    paragraphs: [
      `Ihr Auftritt steht auf dem Programm: Sie spielen im Konzert am ${day} um 20 Uhr (${place}). Wir freuen uns darauf, Sie zu hören.`,
    ],
  }),
  moved: ({ day, place, oldDay, oldPlace }) => ({
    subject: `Ihr Auftritt ist verschoben auf ${day}`,
    paragraphs: [
      `Wir mussten umplanen. Sie spielen nicht am ${oldDay} (${oldPlace}), sondern am ${day} um 20 Uhr (${place}). Bitte entschuldigen Sie die Umstände; wir hoffen, dass es Ihnen so passt.`,
    ],
  }),
  off: ({ oldDay, oldPlace }) => ({
    subject: `Ihr Auftritt am ${oldDay} entfällt`,
    paragraphs: [
      `Es tut uns leid: Ihr Auftritt am ${oldDay} (${oldPlace}) kann nicht stattfinden.`,
      'Ihre Anfrage bleibt bei uns. Sobald wir einen anderen Abend für sie finden, schreiben wir Ihnen.',
    ],
  }),
  invoice: amount =>
    `Sie haben sich eine Videoaufnahme gewünscht. Die Rechnung über ${amount} finden Sie im Anhang. Sobald sie bezahlt und die Aufnahme fertig ist, finden Sie den Link im persönlichen Bereich.`,
  free: 'Sie haben sich eine Videoaufnahme gewünscht. Sie kostet nichts; sobald sie fertig ist, finden Sie den Link im persönlichen Bereich.',
  cancellation: amount =>
    `Für die Aufnahme haben Sie nichts zu bezahlen: Die Rechnung über ${amount} ist storniert, den Stornobeleg finden Sie im Anhang. Falls Geld unterwegs ist oder ein Teil davon schon da war, schicken wir es zurück.`,
  paid: 'Ihre Aufnahme ist bereits bezahlt. Das gilt auch für den nächsten Abend; möchten Sie Ihr Geld lieber zurück, antworten Sie bitte auf diese Nachricht.',
  cannot: 'Falls Sie nicht spielen können, antworten Sie bitte auf diese Nachricht, sobald Sie es wissen.',
  toConcerts: 'Zu meinen Konzerten',
  video: {
    subject: 'Ihre Aufnahme ist fertig',
    paragraphs: ['Die Videoaufnahme Ihres Auftritts ist fertig. Sie finden sie im persönlichen Bereich.'],
    action: 'Zu meiner Aufnahme',
  },
}

export const mailTexts: Record<Locale, MailTexts> = { de, en }
