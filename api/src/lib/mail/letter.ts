import type { Locale } from '@academy/contract/locale'
import { htmlOf } from './letter-html.ts'
import { textOf } from './letter-text.ts'

/** What a mail says, before it is set as text and as HTML. Line breaks inside a paragraph are kept. */
export interface Letter {
  locale: Locale
  subject: string
  greeting: string
  paragraphs: string[]
  /** Facts at a glance, such as an invoice number and an amount. */
  details?: [label: string, value: string][]
  /** The one thing to do. */
  action?: { label: string; url: string }
  closing?: string
}

const usualClosing: Record<Locale, string> = { de: 'Mit herzlichen Grüßen', en: 'With kind regards' }

/** Sets the letter in both forms; the association signs it. */
export const buildLetter = (letter: Letter, association: string) => {
  const complete = { details: [], closing: usualClosing[letter.locale], ...letter, association }
  return { subject: letter.subject, text: textOf(complete), html: htmlOf(complete) }
}
