import { z } from 'zod'
import { MAX_FILE_MB } from '../../base/constants.ts'
import { endpoint } from '../../base/endpoint.ts'
import { day, Locale, pathId, upload } from '../../base/fields.ts'
import { defaultLocale, localized, localizedBy } from '../../base/locale.ts'
import {
  DocumentUpload,
  exampleDetail,
  exampleDocument,
  exampleWritten,
  OfficeDocument,
  OfficeDocumentDetail,
  UploadedPublication,
  WrittenDocument,
  WrittenPublication,
} from './office-schemas.ts'
import { AgreedDocument, documentNames, exampleTerms } from './schemas.ts'

export const presigned = endpoint({
  method: 'GET',
  path: '/api/files/presigned',
  access: 'anyone',
  summary: 'A link that expires to one of the public documents, by its exact file name',
  query: z.object({ path: z.string().max(200) }),
  status: 200,
  reply: z.object({ url: z.string() }),
  refuses: ['not_found'],
  example: {
    reply: {
      url: `http://localhost:3000/api/files/download?key=documents%2Fconsent_form_${defaultLocale}.pdf&disposition=inline&expires=…&signature=…`,
    },
  },
})

export const download = endpoint({
  method: 'GET',
  path: '/api/files/download',
  access: 'anyone',
  summary: 'A file by its signed link; the signature is what allows it',
  query: z.object({
    key: z.string().max(200),
    disposition: z.enum(['inline', 'attachment']),
    expires: z.string().max(20).default(''),
    signature: z.string().max(200).default(''),
  }),
  status: 200,
  reply: z.undefined(),
  refuses: ['invalid_link', 'not_found'],
})

export const currentDocuments = endpoint({
  method: 'GET',
  path: '/api/documents/current',
  access: 'anyone',
  summary: 'The version of each public document that is in force',
  status: 200,
  reply: z.array(AgreedDocument),
  example: { reply: [exampleTerms] },
})

export const documentVersion = endpoint({
  method: 'GET',
  path: '/api/documents/versions/:id',
  access: 'signed-in',
  summary: 'A link that expires to a version that is or was in force; the office may read every version',
  params: z.object({ id: pathId }),
  query: z.object({ language: Locale.default(defaultLocale) }),
  status: 200,
  reply: z.object({ url: z.string() }),
  refuses: ['not_found'],
  example: {
    reply: { url: 'http://localhost:3000/api/files/download?key=documents%2F…&expires=…&signature=…' },
  },
})

/** All languages of a document at maximum length, with room for escapes. */
const BODY_BYTES = 1024 * 1024

const exampleUpload = '0d7f3a52-6d5c-4f6e-9d0b-6a0f3d1f7c11'
const ofDocument = { access: 'manage_site', params: z.object({ name: z.enum(documentNames) }) } as const
const saved = {
  status: 200,
  reply: OfficeDocumentDetail,
  example: { reply: exampleDetail },
} as const

export const officeDocuments = endpoint({
  method: 'GET',
  path: '/api/academy/a/documents',
  access: 'manage_site',
  summary: 'Consent form and terms with all their versions',
  status: 200,
  reply: z.array(OfficeDocument),
  example: { reply: [exampleDocument] },
})

export const officeDocument = endpoint({
  ...ofDocument,
  ...saved,
  method: 'GET',
  path: '/api/academy/a/documents/:name',
  summary: 'A document with its versions, the text to edit and the default text',
})

export const previewDocument = endpoint({
  ...ofDocument,
  method: 'POST',
  path: '/api/academy/a/documents/:name/preview',
  summary: 'The PDF of a text that is not published, as a link that expires',
  body: z.object({ language: Locale, valid_from: day, ...localized('text', WrittenDocument) }),
  bodyLimit: BODY_BYTES,
  status: 200,
  reply: z.object({ url: z.string() }),
  refuses: ['too_many_requests', 'unavailable'],
  example: {
    body: { language: defaultLocale, valid_from: '2027-01-15', ...localizedBy('text', () => exampleWritten) },
    reply: { url: 'http://localhost:3000/api/files/download?key=documents%2F…&expires=…&signature=…' },
  },
})

export const uploadDocument = endpoint({
  ...ofDocument,
  method: 'POST',
  path: '/api/academy/a/documents/:name/uploads',
  summary: `Upload a plain PDF (at most ${MAX_FILE_MB} MB) to be published; unpublished it is deleted after a day`,
  body: z.object({ document_file: upload }),
  form: true,
  status: 201,
  reply: DocumentUpload,
  refuses: ['too_large', 'too_many_requests', 'upload_in_progress'],
  example: {
    body: { document_file: { name: 'terms.pdf', size: 182_331 } },
    reply: {
      id: exampleUpload,
      name: 'terms.pdf',
      size: 182_331,
      url: 'http://localhost:3000/api/files/download?key=documents%2F…&expires=…&signature=…',
    },
  },
})

export const publishDocument = endpoint({
  ...ofDocument,
  ...saved,
  method: 'POST',
  path: '/api/academy/a/documents/:name/versions',
  summary: 'Publish a text as a version, in force today or from a later day on',
  body: WrittenPublication,
  bodyLimit: BODY_BYTES,
  refuses: ['changed_meanwhile', 'unavailable'],
  example: {
    body: { version: 2, valid_from: '2027-01-15', ...localizedBy('text', () => exampleWritten) },
    reply: exampleDetail,
  },
})

export const publishUpload = endpoint({
  ...ofDocument,
  ...saved,
  method: 'POST',
  path: '/api/academy/a/documents/:name/uploaded-versions',
  summary: 'Publish uploaded files as a version; one file may serve for all languages',
  body: UploadedPublication,
  refuses: ['changed_meanwhile'],
  example: {
    body: { version: 2, valid_from: '2027-01-15', ...localized('upload', exampleUpload) },
    reply: exampleDetail,
  },
})

export const withdrawDocument = endpoint({
  ...saved,
  access: 'manage_site',
  method: 'DELETE',
  path: '/api/academy/a/documents/:name/versions/:id',
  summary: 'Withdraw a version whose day has not come',
  params: ofDocument.params.extend({ id: pathId }),
  query: z.object({ version: z.coerce.number().int().min(0).max(1_000_000) }),
  refuses: ['not_found', 'changed_meanwhile', 'document_in_force'],
})
