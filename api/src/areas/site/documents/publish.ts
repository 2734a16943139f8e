import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { byLocale, type Locale, locales, localizedBy } from '@academy/contract/base/locale'
import { fieldMessages } from '@academy/contract/messages'
import * as contract from '@academy/contract/site/documents/endpoints'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { storableJson } from '../../../db/expressions.ts'
import { lockDocumentRow } from '../../../db/locks.ts'
import { addVersion, lockDocument, refusePastDay } from './add-version.ts'
import { loadDocument, UPLOADS } from './documents.ts'
import { type DocumentFacts, loadFacts, refuseEmptyPlaceholders } from './facts.ts'
import {
  assignFirstVersion,
  countPublication,
  findDocuments,
  findUnpublished,
  findVersion,
  insertVersion,
  markWithdrawn,
} from './queries.ts'
import { contentOf, putFiles, renderFiles } from './render-files.ts'
import { checksumOf, documentFile, documentKey, isFresh, isMadeByProgram } from './rules.ts'
import { readDocument } from './texts/blocks.ts'
import { defaultText } from './texts/document-texts.ts'

/** Renders the text and publishes it. Rendering is done before the transaction. */
export const publishWritten = serve(
  contract.publishDocument,
  async (services, { params, body, user, locale, now }) => {
    const { db, files, clock } = services
    const { name } = params
    const { version, valid_from } = body
    refusePastDay(valid_from, clock.today(), locale)
    const template = byLocale(language => body[`text_${language}`])
    const facts = await loadFacts(db)
    refuseEmptyPlaceholders(template, facts, locale)
    // An outdated request is refused without rendering; the transaction checks it again.
    if ((await findDocuments(db, name))[0]?.version !== version) throw problem('changed_meanwhile')
    const texts = byLocale(language => readDocument(template[language]))
    const keys = await putFiles(files, name, await renderFiles(texts, { facts, valid_from }))
    const wanted = { name, version, valid_from, source: 'written', template, actor_id: user.id, now } as const
    await addVersion(services, { ...wanted, ...contentOf(texts, facts), ...keys }, Object.values(keys))
    return loadDocument(db, clock.today(), name)
  },
)

type Uploads = Record<Locale, string | null>

/** Returns the hash of a stored file. */
const hashOf = async ({ files }: Services, key: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline((await files.read(key))?.content ?? [], hash)
  return hash.digest('hex')
}

/** Refuses files that do not exist, or that may be deleted before they are published. */
const refuseMissing = async ({ files }: Services, uploads: Uploads, locale: Locale) => {
  const found = await Promise.all(
    locales.map(async language => {
      const id = uploads[language]
      const file = id === null ? null : await files.stat(`${UPLOADS}${id}.pdf`)
      return { language, isMissing: id !== null && !(file && isFresh(file.modified, new Date())) }
    }),
  )
  const missing = found.filter(({ isMissing }) => isMissing)
  const message = [fieldMessages.FILE_UNREADABLE[locale]]
  if (missing.length > 0)
    throw problem('invalid_input', {
      errors: Object.fromEntries(missing.map(({ language }) => [`upload_${language}`, message])),
    })
}

export const publishUpload = serve(
  contract.publishUpload,
  async (services, { params, body, user, locale, now }) => {
    const { db, clock } = services
    const { version, valid_from } = body
    refusePastDay(valid_from, clock.today(), locale)
    const uploads = byLocale(language => body[`upload_${language}`])
    await refuseMissing(services, uploads, locale)
    const any = locales.map(language => uploads[language]).find(Boolean)
    const keys = localizedBy('key', language => `${UPLOADS}${uploads[language] ?? any}.pdf`)
    await addVersion(services, {
      name: params.name,
      version,
      valid_from,
      source: 'uploaded',
      checksum: checksumOf(await Promise.all(Object.values(keys).map(key => hashOf(services, key)))),
      content: null,
      template: null,
      ...keys,
      actor_id: user.id,
      now,
    })
    return loadDocument(db, clock.today(), params.name)
  },
)

/** Withdraws a version whose day has not come. It stays in the list. */
export const withdraw = serve(
  contract.withdrawDocument,
  async ({ db, clock }, { params, query, user, now }) => {
    const { name, id } = params
    await db.transaction().execute(async tx => {
      await lockDocument(tx, name, query.version)
      const version = await findVersion(tx, id, name)
      if (!version || version.is_withdrawn) throw problem('not_found')
      // The day may have come while the request waited for the lock.
      if (version.valid_from <= clock.today()) throw problem('document_in_force')
      await markWithdrawn(tx, id, now)
      await countPublication(tx, name)
      await auditChange(tx, {
        at: now,
        actor_id: user.id,
        action: 'document_withdrawn',
        subject: { document: name, version_id: id },
        before: { is_withdrawn: false },
        after: { is_withdrawn: true },
      })
    })
    return loadDocument(db, clock.today(), name)
  },
)

type Publisher = Pick<Services, 'db' | 'files' | 'clock'> & { render?: typeof renderFiles }

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
  render: typeof renderFiles,
): Promise<First | undefined> => {
  if (!facts.academy || !facts.prices) return undefined
  const texts = byLocale(locale => defaultText(name, locale, facts.association.country_code))
  const files = await render(texts, { facts, valid_from: today })
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
  const { db, files, clock, render = renderFiles } = services
  const missing = await findUnpublished(db)
  if (missing.length === 0) return
  const facts = await loadFacts(db)
  const today = clock.today()
  const find = async (name: DocumentName) =>
    (await findStoredFiles(files, name, today)) ?? (await makeDefault(name, facts, today, render))
  // Rendered together, on several threads, and published in order.
  const found = await Promise.all(
    missing
      .filter(one => names?.includes(one) ?? true)
      .map(async name => ({ name, first: await find(name) })),
  )
  for (const { name, first } of found) if (first) await publishFirst(services, name, first)
}
