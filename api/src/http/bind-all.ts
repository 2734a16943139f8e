import { MAX_FILE_BYTES } from '@academy/contract/base/fields'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../base/services.ts'
import { bind, type Route } from './bind.ts'

const FORM_LIMITS = {
  fieldSize: 64 * 1024,
  fields: 50,
  files: 1,
  fileSize: MAX_FILE_BYTES,
  parts: 60,
  headerPairs: 50,
}

const IGNORED_BYTES = 4 * 1024

/**
 * Binds every route. Only routes that take forms get the multipart parser: its hooks would slow down every
 * request, and elsewhere a form has to be refused as an unsupported type.
 */
export const bindAll = async (app: FastifyInstance, services: Services, routes: Route[]): Promise<void> => {
  await app.register(async forms => {
    await forms.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false })
    for (const route of routes) if (route.endpoint.form) bind(forms, services, route)
  })
  await app.register(async ignoring => {
    ignoring.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: IGNORED_BYTES },
      (_request, _body, done) => done(null),
    )
    for (const route of routes) if (route.endpoint.ignoresBody) bind(ignoring, services, route)
  })
  for (const { endpoint, ...route } of routes)
    if (!endpoint.form && !endpoint.ignoresBody) bind(app, services, { endpoint, ...route })
}
