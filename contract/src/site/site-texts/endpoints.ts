import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { pathId } from '../../base/fields.ts'
import { textPages } from './register.ts'
import {
  exampleText,
  exampleTextDetail,
  exampleTextVersion,
  OfficeText,
  OfficeTextDetail,
  ShownText,
  TEXT_BODY_BYTES,
  TextInput,
} from './schemas.ts'

const params = z.object({ key: z.string().max(60) })
const { version, changed_at: _at, changed_by: _by, ...exampleValues } = exampleTextVersion

export const textsOfPage = endpoint({
  method: 'GET',
  path: '/api/texts/:page',
  access: 'anyone',
  summary: 'The texts of a public page in the language of the request, with their placeholders filled in',
  stored: true,
  params: z.object({ page: z.enum(textPages) }),
  status: 200,
  reply: z.record(z.string(), ShownText),
  example: { reply: { tagline: { text: 'Masterclasses among the mountains.' } } },
})

export const textsOfYear = endpoint({
  method: 'GET',
  path: '/api/academy/a/academies/:id/texts/:page',
  access: 'manage_site',
  summary: 'The texts of a public page as visitors would see them if this academy were current',
  params: z.object({ id: pathId, page: z.enum(textPages) }),
  status: 200,
  reply: z.record(z.string(), ShownText),
  refuses: ['not_found'],
  example: { reply: { tagline: { text: 'Masterclasses among the mountains.' } } },
})

export const listTexts = endpoint({
  method: 'GET',
  path: '/api/academy/a/texts',
  access: 'manage_site',
  summary: 'All texts that the office may change',
  status: 200,
  reply: z.array(OfficeText),
  example: { reply: [exampleText] },
})

export const showText = endpoint({
  method: 'GET',
  path: '/api/academy/a/texts/:key',
  access: 'manage_site',
  summary: 'A text with its last fifty versions',
  params,
  status: 200,
  reply: OfficeTextDetail,
  refuses: ['not_found'],
  example: { reply: exampleTextDetail },
})

export const changeText = endpoint({
  method: 'PUT',
  path: '/api/academy/a/texts/:key',
  access: 'manage_site',
  summary: 'Publishes a new version of a text; null in all languages restores the default',
  params,
  body: TextInput,
  bodyLimit: TEXT_BODY_BYTES,
  status: 200,
  reply: OfficeTextDetail,
  refuses: ['not_found', 'changed_meanwhile'],
  example: {
    body: { version: version - 1, ...exampleValues },
    reply: exampleTextDetail,
  },
})
