import { randomUUID } from 'node:crypto'
import {
  byLocale,
  type Locale,
  type Localized,
  locales,
  localizedBy,
  regions,
} from '@academy/contract/base/locale'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { timeInVienna } from '../../../base/clock.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { renderOnThread } from '../../../base/pdf/pdf-response.ts'
import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import { type DocumentFacts, documentValues } from './facts.ts'
import { checksumOf, documentFile, documentKey } from './rules.ts'
import type { DocumentText } from './texts/document-text.ts'
import { fillDocument } from './texts/fill.ts'
import { layOut } from './texts/layout.ts'

const versionOf: Record<Locale, string> = { de: 'Fassung vom', en: 'Version of' }

/** A document that is in force from a day on. */
interface DatedDocument {
  locale: Locale
  facts: DocumentFacts
  valid_from: string
}

/** Describes a public document as PDF. The output is deterministic. */
export function describeDocument(
  document: DocumentText,
  { locale, facts, valid_from }: DatedDocument,
): PdfDocument {
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

/** What a document says with the names and prices of today, and its checksum. */
export const contentOf = (texts: Record<Locale, DocumentText>, facts: DocumentFacts) => {
  const content = byLocale(locale => fillDocument(texts[locale], documentValues(facts, locale)))
  return { content, checksum: checksumOf(content) }
}

/** Stores the files of a version and returns their keys. */
export const putFiles = async (
  files: FileStore,
  name: DocumentName,
  made: Record<Locale, Uint8Array>,
): Promise<Localized<'key'>> => {
  const version = randomUUID()
  const keyOf = (locale: Locale) => documentKey(`${name}-${version}_${locale}.pdf`)
  for (const locale of locales)
    await files.put(keyOf(locale), made[locale], {
      type: 'application/pdf',
      name: documentFile(name, locale),
    })
  return localizedBy('key', keyOf)
}

interface RenderedVersion {
  facts: DocumentFacts
  valid_from: string
}

/** Renders the document in all languages, on other threads. */
export const renderFiles = async (
  texts: Record<Locale, DocumentText>,
  { facts, valid_from }: RenderedVersion,
): Promise<Record<Locale, Uint8Array>> => {
  const rendered = await Promise.all(
    locales.map(async locale => [
      locale,
      await renderOnThread(describeDocument(texts[locale], { locale, facts, valid_from })),
    ]),
  )
  return Object.fromEntries(rendered)
}
