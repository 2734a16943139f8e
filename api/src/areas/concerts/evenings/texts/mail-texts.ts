import type { Locale } from '@academy/contract/base/locale'

/** What the program adds to the wording of the office. */
interface MailTexts {
  labels: Record<'work' | 'day' | 'time' | 'place', string>
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
  invoice: amount =>
    `You asked for a video recording. The invoice for ${amount} is attached. Once it is paid and the recording is ready, you will find the link in your personal area.`,
  free: 'You asked for a video recording. It costs nothing; once it is ready, you will find the link in your personal area.',
  cancellation: amount =>
    `You have nothing to pay for the recording: its invoice for ${amount} is cancelled, and the cancellation is attached. If you have already paid all or part of it, we will refund you.`,
  paid: 'Your recording is already paid for, and that holds for the next evening too. If you would rather have your money back, please reply to this email.',
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
