import type { Locale } from '@academy/contract/lib/locale'

/** What the program adds to the wording of the office. */
interface MailTexts {
  labels: Record<'work' | 'day' | 'time' | 'place', string>
  hour: string
  /** Why an invoice or a cancellation is attached. */
  invoice(amount: string): string
  cancellation(amount: string): string
  /** For a recording in an academy that charges no fee. */
  free: string
  /** For a paid recording whose performance is cancelled. */
  paid: string
  /** What becomes of a performance, for those who take part in it. */
  partner: Record<'planned' | 'moved' | 'off', (work: string, student: string) => string>
  toConcerts: string
  toAccompaniment: string
  toRecording: string
}

const en: MailTexts = {
  labels: { work: 'Work', day: 'Day', time: 'Time', place: 'Place' },
  hour: '8 pm',
  invoice: amount =>
    `You wished for a video recording. Its invoice over ${amount} is attached. Once it is paid and the recording is ready, you find the link in your personal area.`,
  free: 'You wished for a video recording. It costs nothing; once it is ready, you find the link in your personal area.',
  cancellation: amount =>
    `You have nothing to pay for the recording: its invoice over ${amount} is cancelled, and the cancellation is attached. If money is on its way to us or has arrived in part, we send it back.`,
  paid: 'Your recording is paid already. That stays so for the next evening; if you would rather have your money back, please answer this mail.',
  partner: {
    planned: (work, student) => `${work}, with ${student}`,
    moved: (work, student) => `${work}, with ${student} (moved to this evening)`,
    off: (work, student) => `${work}, with ${student} (cancelled)`,
  },
  toConcerts: 'To my concerts',
  toAccompaniment: 'To my accompaniment',
  toRecording: 'To my recording',
}

const de: MailTexts = {
  labels: { work: 'Werk', day: 'Tag', time: 'Beginn', place: 'Ort' },
  hour: '20 Uhr',
  invoice: amount =>
    `Sie haben sich eine Videoaufnahme gewünscht. Die Rechnung über ${amount} finden Sie im Anhang. Sobald sie bezahlt und die Aufnahme fertig ist, finden Sie den Link im persönlichen Bereich.`,
  free: 'Sie haben sich eine Videoaufnahme gewünscht. Sie kostet nichts; sobald sie fertig ist, finden Sie den Link im persönlichen Bereich.',
  cancellation: amount =>
    `Für die Aufnahme haben Sie nichts zu bezahlen: Die Rechnung über ${amount} ist storniert, den Stornobeleg finden Sie im Anhang. Falls Geld unterwegs ist oder ein Teil davon schon da war, schicken wir es zurück.`,
  paid: 'Ihre Aufnahme ist bereits bezahlt. Das gilt auch für den nächsten Abend; möchten Sie Ihr Geld lieber zurück, antworten Sie bitte auf diese Nachricht.',
  partner: {
    planned: (work, student) => `${work}, mit ${student}`,
    moved: (work, student) => `${work}, mit ${student} (auf diesen Abend verschoben)`,
    off: (work, student) => `${work}, mit ${student} (entfällt)`,
  },
  toConcerts: 'Zu meinen Konzerten',
  toAccompaniment: 'Zu meiner Begleitung',
  toRecording: 'Zu meiner Aufnahme',
}

export const mailTexts: Record<Locale, MailTexts> = { de, en }
