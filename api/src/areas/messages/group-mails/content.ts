import { type Locale, locales } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import { type GroupMailContent, missingLanguages } from '@academy/contract/messages/group-mails/schemas'
import { paragraphsOf } from '@academy/contract/site/site-texts/text-rules'
import { greeting } from '../../../base/mail/greeting.ts'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import { fillLine, fillParagraph, placeholderValues, type TextFacts } from '../../site/index.ts'

export interface Reader {
  id: number
  email: string
  first_name: string
  last_name: string
  locale: Locale
  open_cents: number
  /** The numbers of the invoices that are not paid. */
  open_invoices: readonly string[]
}

/** Empty if nothing is open: then the sentence about it is left out. */
const personValues = ({ first_name, last_name, open_cents, open_invoices }: Reader, locale: Locale) => ({
  first_name,
  last_name,
  open_amount: open_cents > 0 ? moneyText(open_cents, locale) : '',
  open_invoices: open_invoices.join(', '),
})

interface Occasion {
  written: GroupMailContent
  facts: TextFacts
  today: string
  /** The page that refuses news. */
  newsPage: string
}

const footers: Record<Locale, { text: string; label: string }> = {
  en: { text: 'No longer want this kind of news?', label: 'Unsubscribe' },
  de: { text: 'Sie möchten solche Neuigkeiten nicht mehr bekommen?', label: 'Abbestellen' },
}

/** Returns the language in which a person reads the mail; undefined if it is written in none. */
const languageFor = (written: GroupMailContent, locale: Locale): Locale | undefined => {
  const missing = missingLanguages(written)
  return [locale, ...locales].find(language => !missing.includes(language))
}

/** Returns the mail as this person gets it; undefined if it is not written yet. */
export const contentFor = (
  reader: Reader,
  { written, facts, today, newsPage }: Occasion,
): MailContent | undefined => {
  const locale = languageFor(written, reader.locale)
  if (!locale) return undefined
  const values = { ...placeholderValues(facts, locale, today), ...personValues(reader, locale) }
  return {
    locale,
    subject: fillLine(written[`subject_${locale}`], values, locale),
    greeting: greeting[locale](reader.first_name),
    paragraphs: paragraphsOf(written[`text_${locale}`])
      .map(paragraph => fillParagraph(paragraph, values, locale))
      .filter(paragraph => paragraph !== ''),
    ...(written.kind === 'news' && { footer: { ...footers[locale], url: newsPage } }),
  }
}
