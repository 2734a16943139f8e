import type { DocumentName } from '@academy/contract/documents/schemas'
import { type Locale, regions } from '@academy/contract/locale'
import type { PdfDocument } from '../../lib/pdf/render-pdf.ts'
import type { DocumentFacts } from './texts/document-text.ts'
import { documentTexts } from './texts/document-texts.ts'
import { layOut } from './texts/layout.ts'

const versionOf: Record<Locale, string> = { de: 'Fassung vom', en: 'Version of' }

/** Renders a public document as PDF. `date` is the day of its version. The output is deterministic. */
export function describeDocument(
  name: DocumentName,
  locale: Locale,
  facts: DocumentFacts,
  date: Date,
): PdfDocument {
  const text = documentTexts[name][locale](facts)
  const format = new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: 'Europe/Vienna' })
  return {
    title: text.title,
    subject: text.subtitle,
    author: facts.association_name,
    language: locale,
    created_at: date,
    content: layOut(text, facts, `${versionOf[locale]} ${format.format(date)}. ${text.version_note}`),
  }
}
