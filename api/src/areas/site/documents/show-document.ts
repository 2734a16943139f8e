import { localizedBy } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/documents/endpoints'
import type { OfficeDocumentDetail } from '@academy/contract/site/documents/office-schemas'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
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

export const showDocument = serve(contract.officeDocument, ({ db, clock }, { params }) =>
  loadDocument(db, clock.today(), params.name),
)
