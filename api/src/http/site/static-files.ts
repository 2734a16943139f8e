import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientFolder } from './bundle.ts'

const DAY_SECONDS = 86_400

/** The names of built files change with their content. A list has many drawings, which hardly ever change. */
const cacheOf = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.includes('/portraits/') ? `public, max-age=${DAY_SECONDS}` : 'no-cache'
}

/** Returns the files that browsers load, without their compressed forms. */
const listFiles = (): string[] =>
  readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(entry => relative(clientFolder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter(path => !path.startsWith('.'))

const answerBrokenOff = (error: Error, request: FastifyRequest) => {
  if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy()
  else throw error
}

/** Serves the built files. One route for each folder: one for each of hundreds of files takes a tenth of a start. */
export const serveFiles = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    serve: false,
    root: clientFolder,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheOf(path))
    },
  })
  const files = listFiles()
  const known = new Set(files)
  const send = (path: string, reply: FastifyReply) =>
    known.has(path) ? reply.sendFile(path) : reply.callNotFound()
  const method = ['GET', 'HEAD']
  const top = new Set(files.map(path => (path.includes('/') ? `${path.split('/')[0]}/` : path)))
  for (const name of top)
    app.route<{ Params: { '*'?: string } }>({
      method,
      url: name.endsWith('/') ? `/${name}*` : `/${name}`,
      errorHandler: answerBrokenOff,
      handler: (request, reply) => send(`${name}${request.params['*'] ?? ''}`, reply),
    })
}
