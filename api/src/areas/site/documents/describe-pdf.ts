import { type Locale, regions } from '@academy/contract/base/locale'
import { timeInVienna } from '../../../base/clock.ts'
import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import { type DocumentFacts, documentValues } from './facts.ts'
import type { DocumentText } from './texts/document-text.ts'
import { fillDocument } from './texts/fill.ts'
import { layOut } from './texts/layout.ts'

const versionOf: Record<Locale, string> = { de: 'Fassung vom', en: 'Version of' }

/** A document that is in force from a day on. */
interface Dated {
  locale: Locale
  facts: DocumentFacts
  valid_from: string
}

/** Describes a public document as PDF. The output is deterministic. */
export function describeDocument(document: DocumentText, { locale, facts, valid_from }: Dated): PdfDocument {
  const text = fillDocument(document, documentValues(facts, locale))
  const date = timeInVienna(valid_from, 12)
  const format = new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: 'Europe/Vienna' })
  const { association, academy } = facts
  const sender = [association.name, academy?.place].filter(Boolean).join(' · ')
  return {
    title: text.title,
    subject: text.subtitle,
    author: association.name,
    language: locale,
    created_at: date,
    content: layOut(text, sender, `${versionOf[locale]} ${format.format(date)}. ${text.version_note}`.trim()),
  }
}
