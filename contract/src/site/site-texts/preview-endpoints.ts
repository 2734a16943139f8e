import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { id, Locale } from '../../base/fields.ts'
import { defaultLocale } from '../../base/locale.ts'
import { exampleTextVersion, TEXT_BODY_BYTES, TextInput } from './schemas.ts'

const { version: _version, changed_at: _at, changed_by: _by, ...exampleValues } = exampleTextVersion

const PreviewInput = TextInput.omit({ version: true }).extend({
  locale: Locale,
  /** The person who is greeted in a mail; an invented one by default. */
  account_id: id.optional(),
})

export const previewText = endpoint({
  method: 'POST',
  path: '/api/academy/a/texts/:key/preview',
  access: 'manage_site',
  summary: 'The page or mail with a text that is not published, as HTML; a mail with its subject',
  params: z.object({ key: z.string().max(60) }),
  body: PreviewInput,
  bodyLimit: TEXT_BODY_BYTES,
  status: 200,
  reply: z.object({ html: z.string(), subject: z.string().optional() }),
  refuses: ['not_found', 'unavailable'],
  example: { body: { ...exampleValues, locale: defaultLocale }, reply: { html: '<!doctype html>…' } },
})

export const testText = endpoint({
  method: 'POST',
  path: '/api/academy/a/texts/:key/test',
  access: 'manage_site',
  summary: 'Send a mail with a text that is not published to oneself',
  params: z.object({ key: z.string().max(60) }),
  body: PreviewInput,
  bodyLimit: TEXT_BODY_BYTES,
  status: 200,
  reply: z.object({ email: z.string() }),
  refuses: ['not_found', 'too_many_requests'],
  example: { body: { ...exampleValues, locale: defaultLocale }, reply: { email: 'manager@example.org' } },
})
