import type { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { RequestMetrics } from '../base/metrics/counters.ts'

// From this level on, a line may explain why the process is about to end.
const ERROR = 50

/** The destination of pino. Because of the symbol, pino sets `lastLevel` before each line. */
export interface LogLines {
  lastLevel: number
  write(line: string): void
}

const MAX_WAIT_MS = 20

/**
 * Buffers lines and writes them together: one write per line cost twice as much as all other logging. Errors
 * flush the buffer at once, and so does the end of the process.
 */
export const logLines = (output: Writable): LogLines => {
  let waiting = ''
  const flush = () => {
    if (waiting) output.write(waiting)
    waiting = ''
  }
  // A closed output must not end the process.
  output.on('error', () => {})
  process.on('exit', flush)
  const lines = {
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write: (line: string) => {
      if (!waiting) setTimeout(flush, MAX_WAIT_MS).unref()
      waiting += line
      if (lines.lastLevel >= ERROR) flush()
    },
  }
  return lines
}

// Answers to a survey are anonymous: the address could show whose they are.
const isOfSurvey = (url: string) => /^\/(api\/)?feedback(\/|$)/i.test(url)

/**
 * Logs one line per request, with the route instead of the address, because links contain signatures and
 * tokens.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.caller?.id,
        address: isOfSurvey(request.url) ? undefined : request.ip,
      },
      'request',
    )
    done()
  })
}

/** Counts each answer by its route, never by its address: addresses are many, and some are secret. */
export const observeRequests = (app: FastifyInstance, requests: RequestMetrics): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'page' : (request.routeOptions.url ?? 'page')
    requests.observe(request.method, route, reply.statusCode, reply.elapsedTime)
    done()
  })
}
