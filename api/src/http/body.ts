import type { Endpoint } from '@academy/contract/base/endpoint'
import { upload } from '@academy/contract/base/fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { problem } from '../base/problem.ts'
import type { Services } from '../base/services.ts'
import { ReceivedFile } from '../base/uploads/received-file.ts'
import { uploadFolder } from '../base/uploads/upload-folder.ts'
import { discardFiles, readForm } from './form.ts'
import { hasTooManyValues } from './json-values.ts'

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
