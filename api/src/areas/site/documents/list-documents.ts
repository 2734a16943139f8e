import { byLocale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/documents/endpoints'
import type { OfficeDocument } from '@academy/contract/site/documents/office-schemas'
import { type DocumentName, documentNames } from '@academy/contract/site/documents/schemas'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import type { DocumentFacts } from './facts.ts'
import { loadFacts } from './facts-query.ts'
import { findCurrentVersions, findDocuments } from './queries.ts'
import { contentOf } from './render-files.ts'
import { withStates } from './rules.ts'
import { readDocument } from './texts/blocks.ts'
import { defaultText } from './texts/document-texts.ts'

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
