import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { defaultLocale } from '../locale.ts'
import { textPages } from './register.ts'
import {
  exampleText,
  exampleTextVersion,
  OfficeText,
  OfficeTextDetail,
  ShownText,
  TextInput,
  TextPreviewInput,
} from './schemas.ts'

/** Both languages of the longest list, with room for escapes. */
const BODY_BYTES = 1024 * 1024

const params = z.object({ key: z.string().max(60) })
const { version, changed_at: _at, changed_by: _by, ...exampleValues } = exampleTextVersion

export const textsOfPage = endpoint({
  method: 'GET',
  path: '/api/texts/:page',
  access: 'anyone',
  summary: 'The texts of a public page in the language of the request, with their placeholders filled in',
  params: z.object({ page: z.enum(textPages) }),
  status: 200,
  reply: z.record(z.string(), ShownText),
  example: { reply: { tagline: { text: 'Masterclasses among the mountains.' } } },
})

export const listTexts = endpoint({
  method: 'GET',
  path: '/api/academy/a/texts',
  access: 'admin',
  summary: 'All texts that the office may change',
  status: 200,
  reply: z.array(OfficeText),
  example: { reply: [exampleText] },
})

export const showText = endpoint({
  method: 'GET',
  path: '/api/academy/a/texts/:key',
  access: 'admin',
  summary: 'A text with its last fifty versions',
  params,
  status: 200,
  reply: OfficeTextDetail,
  refuses: ['not_found'],
  example: { reply: { ...exampleText, versions: [exampleTextVersion] } },
})

export const changeText = endpoint({
  method: 'PUT',
  path: '/api/academy/a/texts/:key',
  access: 'admin',
  summary: 'Publishes a new version of a text; null in all languages restores the default',
  params,
  body: TextInput,
  bodyLimit: BODY_BYTES,
  status: 200,
  reply: OfficeTextDetail,
  refuses: ['not_found', 'changed_meanwhile'],
  example: {
    body: { version: version - 1, ...exampleValues },
    reply: { ...exampleText, versions: [exampleTextVersion] },
  },
})

export const previewText = endpoint({
  method: 'POST',
  path: '/api/academy/a/texts/:key/preview',
  access: 'admin',
  summary: 'The page or mail with a text that is not published, as HTML',
  params,
  body: TextPreviewInput,
  bodyLimit: BODY_BYTES,
  status: 200,
  reply: z.object({ html: z.string() }),
  refuses: ['not_found', 'unavailable'],
  example: { body: { ...exampleValues, locale: defaultLocale }, reply: { html: '<!doctype html>…' } },
})
