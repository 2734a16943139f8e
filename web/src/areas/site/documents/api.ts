import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/site/documents/endpoints'
import type { DocumentUpload, OfficeDocumentDetail } from '@academy/contract/site/documents/office-schemas'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import type { Call } from '../../../base/api.ts'
import type { CallOptions } from '../../../base/api-client.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The pages show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  list: route<typeof contract.officeDocuments>('GET', '/api/academy/a/documents'),
  show: route<typeof contract.officeDocument>('GET', '/api/academy/a/documents/:name'),
  preview: route<typeof contract.previewDocument>('POST', '/api/academy/a/documents/:name/preview'),
  upload: route<typeof contract.uploadDocument>('POST', '/api/academy/a/documents/:name/uploads', 'form'),
  publish: route<typeof contract.publishDocument>('POST', '/api/academy/a/documents/:name/versions'),
  publishUpload: route<typeof contract.publishUpload>(
    'POST',
    '/api/academy/a/documents/:name/uploaded-versions',
  ),
  withdraw: route<typeof contract.withdrawDocument>('DELETE', '/api/academy/a/documents/:name/versions/:id'),
}

type PreviewBody = InputOf<typeof contract.previewDocument>['body']
type WrittenBody = InputOf<typeof contract.publishDocument>['body']
type UploadedBody = InputOf<typeof contract.publishUpload>['body']

export const documentsQuery = (call: Call) =>
  defineQuery(call, ['documents'], call => call(routes.list, {}, quiet))

/** `name` as given in the URL. */
export const loadDocument = (call: Call, name: string): Promise<OfficeDocumentDetail> =>
  call(routes.show, { params: { name: name as DocumentName } }, quiet)

export const documentQuery = (call: Call, name: string) =>
  defineQuery(call, ['document', name], call => loadDocument(call, name))

/** Returns a link to the PDF. */
export const previewDocument = async (call: Call, name: DocumentName, body: PreviewBody): Promise<string> =>
  (await call(routes.preview, { params: { name }, body }, quiet)).url

export const uploadDocument = (
  call: Call,
  name: DocumentName,
  document_file: File,
  onProgress: NonNullable<CallOptions['onProgress']>,
): Promise<DocumentUpload> =>
  call(routes.upload, { params: { name }, body: { document_file } }, { ...quiet, onProgress })

export const publishDocument = (call: Call, name: DocumentName, body: WrittenBody) =>
  call(routes.publish, { params: { name }, body }, quiet)

export const publishUpload = (call: Call, name: DocumentName, body: UploadedBody) =>
  call(routes.publishUpload, { params: { name }, body }, quiet)

/** Withdraws a version of the document in the given state. */
export const withdrawVersion = (
  call: Call,
  { name, version }: { name: DocumentName; version: number },
  id: number,
) => call(routes.withdraw, { params: { name, id: String(id) }, query: { version } }, quiet)
