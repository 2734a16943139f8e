import { randomUUID } from 'node:crypto'
import { can } from '@academy/contract/base/abilities'
import { byLocale, localizedBy } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/documents/endpoints'
import type { OfficeDocument, OfficeDocumentDetail } from '@academy/contract/site/documents/office-schemas'
import { type DocumentName, documentNames } from '@academy/contract/site/documents/schemas'
import { renderOnThread } from '../../../base/pdf/render-on-thread.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { describeDocument } from './describe-pdf.ts'
import type { DocumentFacts } from './facts.ts'
import { loadFacts } from './facts-query.ts'
import { findCurrentVersions, findDocuments, findLastWritten, findReadable } from './queries.ts'
import { refuseEmptyPlaceholders } from './refuse-empty.ts'
import { contentOf } from './render-files.ts'
import { documentFile, fileLimits, withStates } from './rules.ts'
import { documentUrl } from './sign-document-link.ts'
import { PREVIEWS } from './sweep-documents.ts'
import { asWritten, readDocument } from './texts/blocks.ts'
import { defaultText } from './texts/document-texts.ts'

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
