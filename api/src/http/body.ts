import type { Endpoint } from '@academy/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../lib/problem.ts'
import { toProblem } from './failures.ts'

/** JSON without a single byte counts as no body: the schema then says which fields are missing. */
export const takeEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) =>
    text === '' ? done(null) : parse(request, text, done),
  )
}

/** The fields of a form. What the parser stumbles over is the sender's fault, never ours. */
const fieldsOf = async (request: FastifyRequest): Promise<Map<string, unknown>> => {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        // No endpoint takes a file here; reading it to its end keeps the connection usable.
        part.file.resume()
        throw problem('unsupported_media_type')
      }
      fields.set(part.fieldname, part.value)
    }
  } catch (error) {
    const found = toProblem(error)
    throw found.code === 'internal_error' ? problem('bad_request', { cause: error }) : found
  }
  return fields
}

/** The body of a call: JSON, or the fields of a form as one object. */
export const bodyOf = async ({ form }: Endpoint, request: FastifyRequest): Promise<unknown> => {
  if (!request.isMultipart()) return request.body ?? {}
  if (!form) throw problem('unsupported_media_type')
  return Object.fromEntries(await fieldsOf(request))
}
