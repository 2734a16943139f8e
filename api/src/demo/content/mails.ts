// Mails in every state, messages to the office, and mails to groups.

import type { Locale } from '@academy/contract/base/locale'
import type { GroupMailContent } from '@academy/contract/messages/group-mails/schemas'
import type { MailKey } from '../../base/mail/send-mail.ts'

type OutboxState = 'sent' | 'waiting' | 'failed' | 'stopped'

interface DemoMail {
  key: MailKey
  to: string
  state: OutboxState
  /** Days ago. */
  age: number
  subject: string
  paragraphs: string[]
  /** The answer of the mail server. */
  answer?: string
}

export const demoMails: readonly DemoMail[] = [
  {
    key: 'application-received:demo-1',
    to: 'valentina.hofkircher@example.org',
    state: 'sent',
    age: 6,
    subject: 'Ihre Bewerbung ist angekommen',
    paragraphs: [
      'Danke für Ihre Bewerbung. Sobald die Bearbeitungsgebühr bezahlt ist, sieht sie die Lehrperson.',
    ],
  },
  {
    key: 'receipt:demo-2',
    to: 'rowan.ashgrove@example.com',
    state: 'sent',
    age: 4,
    subject: 'We have received your payment',
    paragraphs: ['Thank you. Nothing is open on this invoice any more.'],
  },
  {
    key: 'application-received:demo-3',
    to: 'gergo.tolgyvari@example.com',
    state: 'failed',
    age: 2,
    subject: 'We have received your application',
    paragraphs: ['Thank you for your application. The teacher sees it as soon as the handling fee is paid.'],
    answer: '550 5.1.1 <gergo.tolgyvari@example.com>: Recipient address rejected: User unknown',
  },
  {
    key: 'booked:demo-4',
    to: 'duarte.vilaverde@example.net',
    state: 'failed',
    age: 1,
    subject: 'Your booking',
    paragraphs: ['Your room is booked. The invoice follows.'],
    answer: '452 4.2.2 Mailbox full',
  },
  {
    key: 'reminder:demo-5',
    to: 'annika.dornwalde@example.com',
    state: 'waiting',
    age: 0,
    subject: 'Der Bewerbungsschluss rückt näher',
    paragraphs: ['In einer Woche endet die Frist für Ihre Bewerbung.'],
  },
  {
    key: 'booking-changed:demo-6',
    to: 'laurin.niederalp@example.org',
    state: 'stopped',
    age: 3,
    subject: 'Ihre Buchung wurde geändert',
    paragraphs: ['Ihr Zimmer liegt jetzt im zweiten Stock.'],
  },
]

interface DemoMessage {
  email: string
  locale: Locale
  age: number
  subject: string
  message: string
  /** The page of the personal area on which it was written. */
  page?: string
  answer?: string
}

export const demoMessages: readonly DemoMessage[] = [
  {
    email: 'musikverein.talwies@example.org',
    locale: 'de',
    age: 9,
    subject: 'Plakate für die Abschlusskonzerte',
    message:
      'Guten Tag,\n\nkönnen wir Ihre Plakate wie im letzten Jahr in unserem Schaukasten aufhängen? Wir bräuchten vier Stück.\n\nMit freundlichen Grüßen\nHedwig Larchinger',
    answer:
      'Sehr gern! Die Plakate kommen Anfang Juli aus der Druckerei, dann legen wir vier für Sie zurück.',
  },
  {
    email: 'freya.winterbourne@example.org',
    locale: 'en',
    age: 1,
    subject: 'Practice room before breakfast',
    page: '/user/acomodation',
    message:
      'Hello,\n\nis there a room where I may practise at seven in the morning without waking anybody?\n\nBest wishes\nFreya',
  },
  {
    email: 'familie.seewaldner@example.com',
    locale: 'de',
    age: 0,
    subject: 'Rechnung nicht angekommen',
    message:
      'Guten Morgen,\n\nmein Sohn Tobias sagt, seine Rechnung sei noch nicht da. Können Sie bitte nachsehen?\n\nDanke\nRoswitha Seewaldner',
  },
]

export const sentGroupMail: GroupMailContent = {
  kind: 'necessary',
  subject_de: 'Ihre offene Rechnung',
  subject_en: 'Your open invoice',
  text_de:
    'Ihre Rechnung ist noch nicht bezahlt. Bitte überweisen Sie den Betrag in den nächsten Tagen.\n\nFalls Sie schon überwiesen haben, betrachten Sie diese E-Mail bitte als gegenstandslos.',
  text_en:
    'Your invoice has not been paid yet. Please transfer the amount within the next few days.\n\nIf you have paid already, please ignore this email.',
}

export const draftGroupMail: GroupMailContent = {
  kind: 'news',
  subject_de: 'Das Programm der Akademie {year}',
  subject_en: 'The programme of the academy {year}',
  text_de:
    'Liebe Grüße aus {place}! Das Programm steht fest: Vom {academy_start} bis {academy_end} wird wieder jeden Abend gespielt.',
  text_en:
    'Greetings from {place}! The programme is settled: from {academy_start} to {academy_end} there is music every evening again.',
}
