import { MAX_FILE_BYTES } from '@academy/contract/fields'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../lib/services.ts'
import { bind, type Route } from './bind.ts'

const FORM_LIMITS = {
  fieldSize: 64 * 1024,
  fields: 50,
  files: 1,
  fileSize: MAX_FILE_BYTES,
  parts: 60,
  headerPairs: 50,
}

/**
 * Binds every route. The few that take forms have the parser for themselves: it brings hooks that every request would
 * pay for, and elsewhere a form is of an unsupported type.
 */
export const bindAll = async (app: FastifyInstance, services: Services, routes: Route[]): Promise<void> => {
  await app.register(async forms => {
    await forms.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false })
    for (const route of routes) if (route.endpoint.form) bind(forms, services, route)
  })
  for (const route of routes) if (!route.endpoint.form) bind(app, services, route)
}
