import type { Locale } from '@academy/contract/base/locale'
import { dayInVienna } from '../../../base/clock.ts'
import { dayText } from '../../../base/formats.ts'
import { greeting, type MailContent, namelessGreeting } from '../../../base/mail/mail-content.ts'
import { type MailRecipient, sendMail, toAddress } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'

interface Message {
  email: string
  subject: string
  message: string
  /** The page of the personal area on which it was written. */
  page?: string
}

/** Sends the message to the office, in German, with the author as reply address. */
export const sendToOffice = (
  tx: Tx,
  office: string,
  id: number,
  { email, subject, message, page }: Message,
  now: Date,
): Promise<void> => {
  const content: MailContent = {
    locale: 'de',
    subject: `Kontaktformular: ${subject}`,
    greeting: page
      ? 'Eine neue Nachricht aus dem persönlichen Bereich'
      : 'Eine neue Nachricht von der Website',
    details: [['Von', email], ['Betreff', subject], ...(page ? [['Seite', page] as [string, string]] : [])],
    paragraphs: message.split(/\n{2,}/),
  }
  return sendMail(tx, { key: `contact:${id}`, to: toAddress(office), reply_to: email, content }, now)
}

const quoteIntros: Record<Locale, (day: string) => string> = {
  en: day => `You wrote on ${day}:`,
  de: day => `Sie schrieben am ${day}:`,
}

const isReply = /^(re|aw)\s*:/i

export interface SentAnswer {
  id: number
  text: string
  locale: Locale
  to: MailRecipient
  /** The name of the person, if there is an account. */
  first_name: string | undefined
  reply_to: string
  message: { subject: string; message: string; created_at: Date }
}

/** Sends the answer of the office to the author of a message, with the message below. */
export const sendAnswer = (tx: Tx, answer: SentAnswer, now: Date): Promise<void> => {
  const { id, text, locale, to, first_name, reply_to, message } = answer
  const content: MailContent = {
    locale,
    subject: isReply.test(message.subject) ? message.subject : `Re: ${message.subject}`,
    greeting: first_name === undefined ? namelessGreeting[locale] : greeting[locale](first_name),
    paragraphs: text.split(/\n{2,}/),
    quote: {
      intro: quoteIntros[locale](dayText(dayInVienna(message.created_at), locale)),
      text: message.message,
    },
  }
  const key = `contact-answer:${id}` as const
  return sendMail(tx, { key, to, ...(reply_to && { reply_to }), content }, now)
}
