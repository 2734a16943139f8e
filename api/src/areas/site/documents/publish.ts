import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { byLocale, type Locale, locales } from '@academy/contract/base/locale'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import type { Services } from '../../../base/services.ts'
import { storableJson } from '../../../base/storable-json.ts'
import { lockDocumentRow } from '../../../db/locks.ts'
import type { DocumentFacts } from './facts.ts'
import { loadFacts } from './facts-query.ts'
import { assignFirstVersion, countPublication, findUnpublished, insertVersion } from './queries.ts'
import { contentOf, putFiles, renderFiles } from './render-files.ts'
import { checksumOf, documentFile, documentKey, isMadeByProgram } from './rules.ts'
import { defaultText } from './texts/document-texts.ts'

type Publisher = Pick<Services, 'db' | 'files' | 'clock'>

/** The first version of a document. */
interface First {
  files: Record<Locale, Uint8Array>
  checksum: string
  valid_from: string
  content: object | null
  source: 'program' | 'uploaded'
}

const readBuffer = async (files: FileStore, key: string) => {
  const stored = await files.read(key)
  return stored && { content: await buffer(stored.content), modified: stored.about.modified }
}

/**
 * Returns the files in the store under the plain name: from before versions existed, or put there by an
 * operator. A missing language gets the file of the other one.
 */
const findStoredFiles = async (
  store: FileStore,
  name: DocumentName,
  today: string,
): Promise<First | undefined> => {
  const found = await Promise.all(
    locales.map(
      async locale => [locale, await readBuffer(store, documentKey(documentFile(name, locale)))] as const,
    ),
  )
  const any = found.map(([, file]) => file).find(Boolean)
  if (!any) return undefined
  const byLanguage = new Map(found)
  const files = byLocale(locale => (byLanguage.get(locale) ?? any).content)
  const written = dayInVienna(any.modified)
  const hashes = locales.map(locale => createHash('sha256').update(files[locale]).digest('hex'))
  return {
    files,
    checksum: checksumOf(hashes),
    valid_from: written < today ? written : today,
    content: null,
    source: locales.every(locale => isMadeByProgram(files[locale])) ? 'program' : 'uploaded',
  }
}

/** The default text, as soon as the academy and its prices are known. */
const makeDefault = async (
  name: DocumentName,
  facts: DocumentFacts,
  today: string,
): Promise<First | undefined> => {
  if (!facts.academy || !facts.prices) return undefined
  const texts = byLocale(locale => defaultText(name, locale, facts.association.country_code))
  const files = await renderFiles(texts, { facts, valid_from: today })
  return { files, ...contentOf(texts, facts), valid_from: today, source: 'program' }
}

/** Of several processes at once one publishes; and none after the office. */
const publishFirst = async ({ db, files, clock }: Publisher, name: DocumentName, first: First) => {
  const { checksum, valid_from, content, source } = first
  const keys = await putFiles(files, name, first.files)
  const isPublished = await db.transaction().execute(async tx => {
    const [document] = await lockDocumentRow(tx, name)
    if (document?.version !== 0) return false
    const row = { name, valid_from, checksum, source, ...keys, created_at: clock.now() }
    const { id } = await insertVersion(tx, { ...row, content: content && storableJson(content) })
    await countPublication(tx, name)
    await assignFirstVersion(tx, name, id)
    return true
  })
  if (!isPublished) await removeFiles(files, Object.values(keys))
}

/**
 * Publishes the documents of which nothing was ever published: what is in the store under the plain name, or
 * the default text. The office may enter the first academy and its prices while the program runs.
 */
export const publishMissingDocuments = async (
  services: Publisher,
  names?: readonly DocumentName[],
): Promise<void> => {
  const { db, files, clock } = services
  const missing = await findUnpublished(db)
  if (missing.length === 0) return
  const facts = await loadFacts(db)
  for (const name of missing.filter(one => names?.includes(one) ?? true)) {
    const today = clock.today()
    const first = (await findStoredFiles(files, name, today)) ?? (await makeDefault(name, facts, today))
    if (first) await publishFirst(services, name, first)
  }
}
