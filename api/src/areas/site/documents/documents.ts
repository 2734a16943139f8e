import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { can } from '@academy/contract/base/abilities'
import { byLocale, localizedBy } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/documents/endpoints'
import type { OfficeDocument, OfficeDocumentDetail } from '@academy/contract/site/documents/office-schemas'
import { type DocumentName, documentNames } from '@academy/contract/site/documents/schemas'
import { contentDisposition, downloadPath } from '../../../base/files/content-disposition.ts'
import { removeOrphans } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { HttpResponse } from '../../../base/http-response.ts'
import { withLease } from '../../../base/lease.ts'
import { renderOnThread } from '../../../base/pdf/pdf-response.ts'
import { checkPdf } from '../../../base/pdf-check/check-pdf.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { isSignedPath } from '../../../base/tokens.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import type { Db } from '../../../db/connection.ts'
import { type DocumentFacts, loadFacts, refuseEmptyPlaceholders } from './facts.ts'
import { findCurrentVersions, findDocuments, findLastWritten, findReadable, findUsedKeys } from './queries.ts'
import { contentOf, describeDocument } from './render-files.ts'
import { checkLease, documentFile, fileLimits, findDocumentFile, withStates } from './rules.ts'
import { asWritten, readDocument } from './texts/blocks.ts'
import { defaultText } from './texts/document-texts.ts'

export const download = serve(contract.download, async ({ files, secret }, { query, now }) => {
  const { key, disposition } = query
  if (!isSignedPath(secret, downloadPath(key, disposition), query, now)) throw problem('invalid_link')
  const found = await files.read(key)
  if (!found) throw problem('not_found')
  const { about, content } = found
  return new HttpResponse({
    headers: {
      'content-type': about.type,
      'content-length': String(about.size),
      'content-disposition': contentDisposition(disposition, about),
      // No file may run scripts on this site, whatever its content.
      'content-security-policy': "default-src 'none'; sandbox",
    },
    body: content,
  })
})

const LINK_MS = 15 * 60 * 1000

/**
 * Returns a link to a stored document that expires soon. Checks the store: after a 404 the caller can try the
 * other language.
 */
const documentUrl = async ({ files }: Services, key: string, now: Date): Promise<string> => {
  const found = await files.stat(key)
  if (!found) throw problem('not_found')
  return files.url(key, { ...found, expires: new Date(now.getTime() + LINK_MS), disposition: 'inline' })
}

/** Returns a link to the version in force. */
export const presign = serve(contract.presigned, async (services, { query: { path }, now }) => {
  const wanted = findDocumentFile(path)
  if (!wanted) throw problem('not_found')
  const versions = await findCurrentVersions(services.db, services.clock.today())
  const version = versions.find(({ name }) => name === wanted.name)
  if (!version) throw problem('not_found')
  return { url: await documentUrl(services, version[`key_${wanted.locale}`], now) }
})

const PREVIEWS = 'documents/previews/'
export const UPLOADS = 'documents/uploads/'

export const sweepDocuments = async ({ db, files }: { db: Db; files: FileStore }): Promise<void> => {
  await removeOrphans(files, PREVIEWS, async () => new Set())
  await removeOrphans(files, UPLOADS, keys => findUsedKeys(db, keys))
}

const refuseSecondCheck = () => {
  throw problem('upload_in_progress', { retryAfter: 5 })
}

/** Inspects and stores a file, so that it can be looked at before it is published. */
export const uploadDocument = serve(
  contract.uploadDocument,
  async (services, { params, body, user, locale, now }) => {
    const { db, files } = services
    const { path, name, size } = receivedFile(body.document_file)
    await guard(db, fileLimits(user.id))
    const wrong = await withLease(db, checkLease(user.id), () => checkPdf(path), refuseSecondCheck)
    if (wrong) throw invalidInput({ document_file: wrong }, locale)
    const id = randomUUID()
    const key = `${UPLOADS}${id}.pdf`
    await files.put(key, createReadStream(path), { type: 'application/pdf', name: `${params.name}.pdf` })
    return { id, name, size, url: await documentUrl(services, key, now) }
  },
)

export const listCurrent = serve(contract.currentDocuments, async ({ db, clock }) => {
  const versions = await findCurrentVersions(db, clock.today())
  return versions.map(({ id, name, valid_from }) => ({ id, name, valid_from }))
})

/** Returns a version that anybody could agree to; to the office also those that come later. */
export const showVersion = serve(contract.documentVersion, async (services, { params, query, user, now }) => {
  const version = await findReadable(services.db, params.id, {
    today: services.clock.today(),
    account_id: user.id,
    is_office: can(user.roles, 'use_office'),
  })
  if (!version) throw problem('not_found')
  return { url: await documentUrl(services, version[`key_${query.language}`], now) }
})

/** Renders a text that is not published. The file is stored, so that it opens like a published one. */
export const previewDocument = serve(
  contract.previewDocument,
  async (services, { params, body, user, locale, now }) => {
    const { language, valid_from } = body
    await guard(services.db, fileLimits(user.id))
    const texts = byLocale(one => body[`text_${one}`])
    const facts = await loadFacts(services.db)
    refuseEmptyPlaceholders(texts, facts, locale)
    const document = readDocument(texts[language])
    const pdf = await renderOnThread(describeDocument(document, { locale: language, facts, valid_from }))
    const key = `${PREVIEWS}${randomUUID()}.pdf`
    await services.files.put(key, pdf, { type: 'application/pdf', name: documentFile(params.name, language) })
    return { url: await documentUrl(services, key, now) }
  },
)

type CurrentVersion = Awaited<ReturnType<typeof findCurrentVersions>>[number]

/** Whether the text would be another one with the names and prices of today. Of a file this is not known. */
const isOutdated = ({ name, source, template, checksum }: CurrentVersion, facts: DocumentFacts): boolean => {
  const isComplete = facts.academy !== null && facts.prices !== null
  if (source === 'uploaded' || !isComplete) return false
  const texts = byLocale(locale =>
    template ? readDocument(template[locale]) : defaultText(name, locale, facts.association.country_code),
  )
  return contentOf(texts, facts).checksum !== checksum
}

/** Returns one document or all of them as the office sees them. */
export const loadDocuments = async (
  db: Db,
  today: string,
  name?: DocumentName,
): Promise<OfficeDocument[]> => {
  const [documents, current, facts] = await Promise.all([
    findDocuments(db, name),
    findCurrentVersions(db, today),
    loadFacts(db),
  ])
  const sorted = documents.toSorted((a, b) => documentNames.indexOf(a.name) - documentNames.indexOf(b.name))
  return sorted.map(({ versions, ...document }) => {
    const inForce = current.find(version => version.name === document.name)
    return {
      ...document,
      is_outdated: inForce !== undefined && isOutdated(inForce, facts),
      versions: withStates(versions, today),
    }
  })
}

export const listDocuments = serve(contract.officeDocuments, ({ db, clock }) =>
  loadDocuments(db, clock.today()),
)

export const loadDocument = async (
  db: Db,
  today: string,
  name: DocumentName,
): Promise<OfficeDocumentDetail> => {
  const [[document], written, { association }] = await Promise.all([
    loadDocuments(db, today, name),
    findLastWritten(db, name),
    loadFacts(db),
  ])
  if (!document) throw problem('not_found')
  const defaults = localizedBy('default', locale =>
    asWritten(defaultText(name, locale, association.country_code)),
  )
  return {
    ...document,
    ...localizedBy('text', locale => written?.[locale] ?? defaults[`default_${locale}`]),
    ...defaults,
  }
}

export const showDocument = serve(contract.officeDocument, ({ db, clock }, { params }) =>
  loadDocument(db, clock.today(), params.name),
)
