// The baseline of the pages: `@fastify/static` with one file and its compressed form, and nothing else.
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

const app = Fastify()
await app.register(fastifyStatic, { root: process.env['ROOT'] ?? '', preCompressed: true })
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1', backlog: 4_096 })
