import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/site/documents/endpoints'
import type { DocumentUpload, OfficeDocumentDetail } from '@academy/contract/site/documents/office-schemas'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import type { CallOptions } from '../../../base/api-client.ts'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

type PreviewBody = InputOf<typeof contract.previewDocument>['body']
type WrittenBody = InputOf<typeof contract.publishDocument>['body']
type UploadedBody = InputOf<typeof contract.publishUpload>['body']

export const documentsQuery = (call: Call) =>
  defineQuery(call, ['documents'], call => call(contract.officeDocuments, {}, quiet))

/** `name` as given in the URL. */
export const loadDocument = (call: Call, name: string): Promise<OfficeDocumentDetail> =>
  call(contract.officeDocument, { params: { name: name as DocumentName } }, quiet)

export const documentQuery = (call: Call, name: string) =>
  defineQuery(call, ['document', name], call => loadDocument(call, name))

/** Returns a link to the PDF. */
export const previewDocument = async (call: Call, name: DocumentName, body: PreviewBody): Promise<string> =>
  (await call(contract.previewDocument, { params: { name }, body }, quiet)).url

export const uploadDocument = (
  call: Call,
  name: DocumentName,
  document_file: File,
  onProgress: NonNullable<CallOptions['onProgress']>,
): Promise<DocumentUpload> =>
  call(contract.uploadDocument, { params: { name }, body: { document_file } }, { ...quiet, onProgress })

export const publishDocument = (call: Call, name: DocumentName, body: WrittenBody) =>
  call(contract.publishDocument, { params: { name }, body }, quiet)

export const publishUpload = (call: Call, name: DocumentName, body: UploadedBody) =>
  call(contract.publishUpload, { params: { name }, body }, quiet)

/** Withdraws a version of the document in the given state. */
export const withdrawVersion = (
  call: Call,
  { name, version }: { name: DocumentName; version: number },
  id: number,
) => call(contract.withdrawDocument, { params: { name, id: String(id) }, query: { version } }, quiet)
