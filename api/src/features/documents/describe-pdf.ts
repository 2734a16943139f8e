import type { DocumentName } from '@academy/contract/documents/schemas'
import type { Locale } from '@academy/contract/locale'
import type { PdfDocument } from '../../lib/pdf/render-pdf.ts'
import type { DocumentFacts } from './texts/document-text.ts'
import { documentTexts } from './texts/document-texts.ts'
import { layOut } from './texts/layout.ts'

const languages: Record<Locale, { region: string; versionOf: string }> = {
  de: { region: 'de-AT', versionOf: 'Fassung vom' },
  en: { region: 'en-GB', versionOf: 'Version of' },
}

/** Renders a public document as PDF. `date` is the day of its version. The output is deterministic. */
export function describeDocument(
  name: DocumentName,
  locale: Locale,
  facts: DocumentFacts,
  date: Date,
): PdfDocument {
  const text = documentTexts[name][locale](facts)
  const { region, versionOf } = languages[locale]
  const day = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'Europe/Vienna' }).format(date)
  return {
    title: text.title,
    subject: text.subtitle,
    author: facts.association_name,
    language: locale,
    created_at: date,
    content: layOut(text, facts, `${versionOf} ${day}. ${text.version_note}`),
  }
}
