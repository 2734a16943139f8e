import { randomUUID } from 'node:crypto'
import { byLocale, type Locale, type Localized, locales, localizedBy } from '@academy/contract/base/locale'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import type { FileStore } from '../../../base/files/store.ts'
import { renderOnThread } from '../../../base/pdf/render-on-thread.ts'
import { describeDocument } from './describe-pdf.ts'
import { type DocumentFacts, documentValues } from './facts.ts'
import { checksumOf, documentFile, documentKey } from './rules.ts'
import type { DocumentText } from './texts/document-text.ts'
import { fillDocument } from './texts/fill.ts'

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

interface Rendered {
  facts: DocumentFacts
  valid_from: string
}

/** Renders the document in all languages, on other threads. */
export const renderFiles = async (
  texts: Record<Locale, DocumentText>,
  { facts, valid_from }: Rendered,
): Promise<Record<Locale, Uint8Array>> => {
  const rendered = await Promise.all(
    locales.map(async locale => [
      locale,
      await renderOnThread(describeDocument(texts[locale], { locale, facts, valid_from })),
    ]),
  )
  return Object.fromEntries(rendered)
}
