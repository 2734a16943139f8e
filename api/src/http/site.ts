import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { problem } from '../lib/problem.ts'

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** The built site. Files with a hash in their name never change; the page itself is always asked for anew. */
export const serveSite = async (app: FastifyInstance): Promise<void> => {
  const isBuilt = existsSync(built)
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: built,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  app.setNotFoundHandler(async (request, reply) => {
    const asksForPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/assets/')
    if (!isBuilt || !asksForPage) throw problem('not_found')
    return reply.sendFile('index.html')
  })
}
