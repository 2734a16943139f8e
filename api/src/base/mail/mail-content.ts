import type { Locale } from '@academy/contract/base/locale'
import { htmlOf } from './mail-html.ts'
import { textOf } from './mail-text.ts'

/**
 * The greeting of a mail. The German one ends with "!", because the next sentence begins with a capital
 * letter.
 */
export const greeting: Record<Locale, (first_name: string) => string> = {
  en: first_name => `Dear ${first_name},`,
  de: first_name => `Guten Tag ${first_name}!`,
}

/** For an address that may belong to someone else. */
export const namelessGreeting: Record<Locale, string> = { en: 'Hello,', de: 'Guten Tag!' }

/**
 * The content of a mail, before it is rendered as text and HTML. Line breaks inside a paragraph are
 * preserved.
 */
export interface MailContent {
  locale: Locale
  subject: string
  greeting: string
  paragraphs: string[]
  /** Key facts, such as an invoice number and an amount. */
  details?: [label: string, value: string][]
  /** The main link. */
  action?: { label: string; url: string }
  closing?: string
  /** What this mail answers, below the signature. */
  quote?: { intro: string; text: string }
  /** A link at the very end, such as for refusing news. */
  footer?: { text: string; label: string; url: string }
}

const usualClosing: Record<Locale, string> = { de: 'Mit herzlichen Grüßen', en: 'With kind regards' }

/** Renders a mail as text and HTML, signed by the association. */
export const renderMail = (content: MailContent, association: string) => {
  const complete = { details: [], closing: usualClosing[content.locale], ...content, association }
  return { subject: content.subject, text: textOf(complete), html: htmlOf(complete) }
}
