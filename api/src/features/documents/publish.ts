// public: the start and a job create the public documents
import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type DocumentName, documentNames } from '@academy/contract/documents/schemas'
import { byLocale, type Locale, locales, localizedBy } from '@academy/contract/locale'
import { lockDocumentVersions } from '../../db/advisory-locks.ts'
import { dayInVienna } from '../../lib/clock.ts'
import type { FileStore } from '../../lib/files/store.ts'
import { renderOnThread } from '../../lib/pdf/render-on-thread.ts'
import type { Services } from '../../lib/services.ts'
import { describeDocument } from './describe-pdf.ts'
import { assignFirstVersion, documentFacts, findCurrentVersions, insertVersion } from './queries.ts'
import { checksumOf, documentFile, documentKey, isMadeByProgram } from './rules.ts'
import type { DocumentFacts } from './texts/document-text.ts'
import { documentTexts } from './texts/document-texts.ts'

type Files = Record<Locale, Buffer>
type Publisher = Pick<Services, 'db' | 'files' | 'clock'>

/** A possible new version; its files are created only if it differs from the one in force. */
interface Candidate {
  name: DocumentName
  checksum: string
  valid_from: string
  content: object | null
  makeFiles(): Promise<Files>
}

/** Calls `make` for one language after the other. */
const eachLocale = async <Value>(
  make: (locale: Locale) => Promise<Value>,
): Promise<Record<Locale, Value>> => {
  const made: [Locale, Value][] = []
  for (const locale of locales) made.push([locale, await make(locale)])
  return Object.fromEntries(made) as Record<Locale, Value>
}

const readBuffer = async (files: FileStore, key: string) => {
  const stored = await files.read(key)
  return stored && { content: await buffer(stored.content), modified: stored.about.modified }
}

/**
 * Returns the files in the store under the plain name: from before versions existed, or put there by the
 * office.
 */
const findStoredFiles = async (files: FileStore, name: DocumentName, today: string) => {
  const found = await eachLocale(locale => readBuffer(files, documentKey(documentFile(name, locale))))
  const any = locales.map(locale => found[locale]).find(Boolean)
  if (!any) return undefined
  const provided: Files = byLocale(locale => (found[locale] ?? any).content)
  const written = dayInVienna(any.modified)
  const hashes = locales.map(locale => createHash('sha256').update(provided[locale]).digest('hex'))
  const candidate: Candidate = {
    name,
    checksum: checksumOf(hashes),
    valid_from: written < today ? written : today,
    content: null,
    makeFiles: async () => provided,
  }
  return { candidate, isOwn: !locales.every(locale => isMadeByProgram(provided[locale])) }
}

const fromText = (name: DocumentName, facts: DocumentFacts, now: Date): Candidate => {
  const content = byLocale(locale => documentTexts[name][locale](facts))
  const makeFiles = () =>
    eachLocale(async locale => Buffer.from(await renderOnThread(describeDocument(name, locale, facts, now))))
  return { name, checksum: checksumOf(content), valid_from: dayInVienna(now), content, makeFiles }
}

const putFiles = async (files: FileStore, { name, makeFiles }: Candidate) => {
  const made = await makeFiles()
  const version = randomUUID()
  const keyOf = (locale: Locale) => documentKey(`${name}-${version}_${locale}.pdf`)
  for (const locale of locales)
    await files.put(keyOf(locale), made[locale], {
      type: 'application/pdf',
      name: documentFile(name, locale),
    })
  return localizedBy('key', keyOf)
}

/**
 * Inserts a version unless the one in force has the same content. Of several processes at once one inserts
 * it.
 */
const publishVersion = async ({ db, files, clock }: Publisher, candidate: Candidate): Promise<void> => {
  const { name, checksum, valid_from, content } = candidate
  const now = clock.now()
  const inForce = async (from: Parameters<typeof findCurrentVersions>[0]) =>
    (await findCurrentVersions(from, dayInVienna(now))).find(version => version.name === name)
  if ((await inForce(db))?.checksum === checksum) return
  const keys = await putFiles(files, candidate)
  const isInserted = await db.transaction().execute(async tx => {
    await lockDocumentVersions(tx)
    const current = await inForce(tx)
    if (current?.checksum === checksum) return false
    const text = content && JSON.stringify(content)
    const { id } = await insertVersion(tx, {
      name,
      valid_from,
      checksum,
      content: text,
      ...keys,
      created_at: now,
    })
    if (!current) await assignFirstVersion(tx, name, id)
    return true
  })
  if (!isInserted) for (const key of Object.values(keys)) await files.remove(key)
}

/**
 * Creates a new version of each public document whose text has changed, for example with the prices of
 * another year. Files that the office has put into the store under the plain name replace the text.
 */
export const publishDocuments = async (
  services: Publisher,
  names: readonly DocumentName[] = documentNames,
): Promise<void> => {
  const { db, files, clock } = services
  const facts = await documentFacts(db)
  for (const name of names) {
    const provided = await findStoredFiles(files, name, clock.today())
    const isFirst = !(await findCurrentVersions(db, clock.today())).some(version => version.name === name)
    if (provided && (isFirst || provided.isOwn)) await publishVersion(services, provided.candidate)
    if (facts && !provided?.isOwn) await publishVersion(services, fromText(name, facts, clock.now()))
  }
}

/**
 * Publishes the documents that have no version yet. The office may have entered the first academy and its
 * prices while the program runs.
 */
export const publishMissingDocuments = async (services: Publisher): Promise<void> => {
  const current = await findCurrentVersions(services.db, services.clock.today())
  const published = new Set(current.map(({ name }) => name))
  const missing = documentNames.filter(name => !published.has(name))
  if (missing.length > 0) await publishDocuments(services, missing)
}
