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
