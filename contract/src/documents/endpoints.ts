import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Locale, pathId } from '../fields.ts'
import { defaultLocale } from '../locale.ts'
import { AgreedDocument, exampleTerms } from './schemas.ts'

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
  summary:
    'A link that expires to a version that the person has agreed to; the office may read every version',
  params: z.object({ id: pathId }),
  query: z.object({ language: Locale.default(defaultLocale) }),
  status: 200,
  reply: z.object({ url: z.string() }),
  refuses: ['not_found'],
  example: {
    reply: { url: 'http://localhost:3000/api/files/download?key=documents%2F…&expires=…&signature=…' },
  },
})
