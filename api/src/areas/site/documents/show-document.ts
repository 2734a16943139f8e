import type { officeDocument as endpoint } from '@academy/contract/documents/endpoints'
import type { OfficeDocumentDetail } from '@academy/contract/documents/office-schemas'
import type { DocumentName } from '@academy/contract/documents/schemas'
import { localizedBy } from '@academy/contract/lib/locale'
import type { Db } from '../../db/connection.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { loadFacts } from './facts-query.ts'
import { loadDocuments } from './list-documents.ts'
import { findLastWritten } from './queries.ts'
import { asWritten } from './texts/blocks.ts'
import { defaultText } from './texts/document-texts.ts'

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

export const showDocument: Operation<typeof endpoint> = ({ db, clock }, { params }) =>
  loadDocument(db, clock.today(), params.name)
