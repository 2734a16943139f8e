import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../base/network.ts'
import { problem } from '../base/problem.ts'

/** Limits for request bodies: how long they may take, and how many may arrive at once. */
export interface ArrivalLimits {
  /** For a body that is held in memory, such as JSON. */
  jsonMs: number
  /** For a form with a file, regardless of its rate. */
  formMs: number
  /** The least bytes of a form in each period. */
  period: { ms: number; bytes: number }
  /** Per client address. A school may share one, but each body arrives within a moment. */
  maxPerAddress: number
  checkEveryMs: number
}

// 1 kB per second is a tenth of what the slowest mobile network provides.
const LIMITS: ArrivalLimits = {
  jsonMs: 15_000,
  formMs: 600_000,
  period: { ms: 20_000, bytes: 20_000 },
  maxPerAddress: 200,
  checkEveryMs: 1_000,
}

const RETRY_AFTER_SECONDS = 5

/** Node server options: how long a request and its headers may take to arrive. */
export const arrivalTimeouts = {
  requestTimeout: LIMITS.formMs,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
}

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

interface Arrival {
  request: FastifyRequest
  reply: FastifyReply
  isForm: boolean
  began: number
  period: { began: number; bytes: number }
}

const isTooSlow = (arrival: Arrival, now: number, limits: ArrivalLimits): boolean => {
  const age = now - arrival.began
  if (!arrival.isForm) return age > limits.jsonMs
  if (now - arrival.period.began < limits.period.ms) return age > limits.formMs
  const bytes = arrival.request.socket.bytesRead
  const isLate = bytes - arrival.period.bytes < limits.period.bytes
  arrival.period = { began: now, bytes }
  return isLate || age > limits.formMs
}

/** Ends a request whose body does not arrive. If the answer is already sent, only closes the connection. */
const end = ({ request, reply }: Arrival) => {
  if (reply.sent) request.raw.destroy()
  else reply.header('connection', 'close').send(problem('request_timeout'))
}

/** Ends requests whose bodies arrive too slowly, and refuses addresses with too many arriving bodies. */
export const watchArrivingBodies = (app: FastifyInstance, changes: Partial<ArrivalLimits> = {}): void => {
  const limits = { ...LIMITS, ...changes }
  const arriving = new Set<Arrival>()
  const perAddress = new Map<string, number>()

  const count = (address: string, change: 1 | -1): number => {
    const counted = (perAddress.get(address) ?? 0) + change
    if (counted > 0) perAddress.set(address, counted)
    else perAddress.delete(address)
    return counted
  }
  const watch = (request: FastifyRequest, reply: FastifyReply): number => {
    const now = performance.now()
    const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false
    const period = { began: now, bytes: request.socket.bytesRead }
    const arrival = { request, reply, isForm, began: now, period }
    const address = networkOf(request.ip)
    const leave = () => {
      if (arriving.delete(arrival)) count(address, -1)
    }
    arriving.add(arrival)
    // Discard the rest of the body if the answer is sent before it is read.
    reply.raw.once('finish', () => request.raw.resume())
    request.raw.once('end', leave)
    request.raw.once('close', leave)
    return count(address, 1)
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request) || watch(request, reply) <= limits.maxPerAddress) return done()
    reply.header('connection', 'close')
    done(problem('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS }))
  })
  const checking = setInterval(() => {
    const now = performance.now()
    for (const arrival of arriving) if (isTooSlow(arrival, now, limits)) end(arrival)
  }, limits.checkEveryMs)
  checking.unref()
  app.addHook('onClose', async () => clearInterval(checking))
}
