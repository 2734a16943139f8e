import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

// Browsers and proxies wait for an answer before they send the next request on the same connection.
const MAX_UNANSWERED = 8

/**
 * Closes a connection that pipelines too many requests. Two hundred fit into one packet, so twenty
 * connections could request four thousand pages at once.
 */
export const refusePipelining = (app: FastifyInstance, max = MAX_UNANSWERED): void => {
  const unanswered = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: 1 | -1): number => {
    const counted = (unanswered.get(socket) ?? 0) + change
    unanswered.set(socket, counted)
    return counted
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    reply.raw.once('close', () => count(socket, -1))
    if (count(socket, 1) <= max) return done()
    reply.hijack()
    socket.destroy()
  })
}

/** How long requests may still arrive, and answers still be written, after closing begins. */
const LIMITS = { arriveMs: 2_000, answerMs: 15_000 }

/**
 * Closing waits for every connection, and a slow sender could delay it for minutes. Requests that have
 * arrived are finished; others are cut off after a short time.
 */
export const cutConnectionsOnClose = (app: FastifyInstance, limits = LIMITS): void => {
  const sockets = new Set<Socket>()
  const requests = new Set<IncomingMessage>()
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('onRequest', (request, reply, done) => {
    requests.add(request.raw)
    reply.raw.once('close', () => requests.delete(request.raw))
    done()
  })

  const cutUnfinished = () => {
    const served = new Set([...requests].filter(({ complete }) => complete).map(({ socket }) => socket))
    for (const socket of sockets) if (!served.has(socket)) socket.destroy()
  }
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  const timers: NodeJS.Timeout[] = []
  app.addHook('preClose', async () => {
    timers.push(setTimeout(cutUnfinished, limits.arriveMs), setTimeout(cutAll, limits.answerMs))
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer)
  })
}
