import type { Endpoint } from '@academy/contract/base/endpoint'
import { MAX_FILE_BYTES, upload } from '@academy/contract/base/fields'
import { fieldMessages } from '@academy/contract/messages'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { discardDraft, writeDraft } from '../base/files/draft.ts'
import { problem } from '../base/problem.ts'
import type { Services } from '../base/services.ts'
import { ReceivedFile, uploadFolder } from '../base/uploads/received-file.ts'
import { localeOf, toProblem } from './failures.ts'

/** More than the largest valid request: the ten thousand recipients of a group mail. */
export const MAX_JSON_VALUES = 10_100

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = ['"', '\\', ',', '[', '{'].map(sign => sign.charCodeAt(0))

/** Returns where the string that begins at `start` ends. */
const endOfText = (json: string, start: number): number => {
  let at = json.indexOf('"', start + 1)
  while (at > 0) {
    let backslashes = 0
    while (json.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return at
    at = json.indexOf('"', at + 1)
  }
  return json.length
}

/**
 * Whether JSON has more arrays, objects and members than any valid request. Runs before parsing: 85,000 empty
 * objects fit into 256 kB, and take a hundred times as long as a string of that length.
 */
export const hasTooManyValues = (json: string): boolean => {
  let values = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfText(json, at)
    else if ((code === COMMA || code === BRACKET || code === BRACE) && ++values > MAX_JSON_VALUES) return true
  }
  return false
}

interface FormContext {
  request: FastifyRequest
  /** The fields that take a file. */
  uploads: ReadonlySet<string>
  folder: string
}

interface Form {
  fields: Map<string, unknown>
  files: ReceivedFile[]
}

const tooLarge = ({ request }: FormContext, field: string) =>
  problem('too_large', { errors: { [field]: [fieldMessages.FILE_TOO_LARGE[localeOf(request)]] } })

/** Streams the file to disk, with at most one chunk in memory. */
const receive = async (
  context: FormContext,
  { fieldname, filename = '', file }: MultipartFile,
): Promise<ReceivedFile> => {
  const draft = await writeDraft(context.folder, file)
  if (!file.truncated && draft.bytes <= MAX_FILE_BYTES)
    return new ReceivedFile(filename, draft.bytes, draft.path)
  await discardDraft(draft.path)
  throw tooLarge(context, fieldname)
}

// Browsers send CRLF in forms, but a line break counts as one character.
const withPlainLineEnds = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value

const readParts = async (context: FormContext, { fields, files }: Form): Promise<void> => {
  for await (const part of context.request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, withPlainLineEnds(part.value))
    else if (context.uploads.has(part.fieldname)) {
      const file = await receive(context, part)
      files.push(file)
      // Browsers send an empty file without a name if none was chosen.
      if (file.name !== '' || file.size > 0) fields.set(part.fieldname, file)
    } else {
      // Read to the end, so that the connection stays usable.
      part.file.resume()
      throw problem('unsupported_media_type')
    }
  }
}

/** Deletes the files of a form, whether it succeeded or failed. */
const discardFiles = async ({ files }: Form): Promise<void> => {
  for (const { path } of files) await discardDraft(path)
}

/** Reads the fields and files of a form. A parser error counts as a bad request, not as an internal error. */
const readForm = async (context: FormContext): Promise<Form> => {
  const form: Form = { fields: new Map(), files: [] }
  try {
    await readParts(context, form)
    return form
  } catch (error) {
    // Discard the rest without parsing: a form with a thousand parts would take as long as a valid one.
    context.request.raw.unpipe().resume()
    await discardFiles(form)
    const found = toProblem(error)
    throw found.code === 'internal_error' ? problem('bad_request', { cause: error }) : found
  }
}

/** Treats empty JSON as a missing body: the schema then names the missing fields. */
export const parseJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') return done(null)
    if (hasTooManyValues(text)) return done(problem('too_large'))
    return parse(request, text, done)
  })
}

/** Size limit of a form without a file. Browsers send the length; a form without it is refused. */
const TEXT_FORM_LIMIT = 64 * 1024

const takesFile = (schema: unknown) =>
  schema === upload || (schema instanceof z.ZodOptional && schema.unwrap() === upload)

const uploadsOf = ({ body }: Endpoint): Set<string> =>
  new Set(Object.keys(body?.shape ?? {}).filter(name => takesFile(body?.shape[name])))

/** Removes file fields that are not received files: an object that imitates one counts as missing. */
const dropFakeFiles = (body: unknown, uploads: ReadonlySet<string>): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const entries = Object.entries(body).map(([name, value]) =>
    uploads.has(name) && !(value instanceof ReceivedFile) ? [name, null] : [name, value],
  )
  return Object.fromEntries(entries)
}

/** Passes the body of a call to `serve`: JSON, or a form as one object. Deletes its files afterwards. */
export const withBody = async <T>(
  { config }: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  serve: (body: unknown) => Promise<T>,
): Promise<T> => {
  if (!endpoint.body) return serve(undefined)
  if (!endpoint.form) return serve(request.body ?? {})
  const uploads = uploadsOf(endpoint)
  if (!request.isMultipart()) return serve(dropFakeFiles(request.body ?? {}, uploads))
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
  if (uploads.size === 0 && (chunked !== undefined || Number(length ?? 0) > TEXT_FORM_LIMIT))
    throw problem('too_large')
  const form = await readForm({ request, uploads, folder: uploadFolder(config.dataDir) })
  try {
    return await serve(dropFakeFiles(Object.fromEntries(form.fields), uploads))
  } finally {
    await discardFiles(form)
  }
}
