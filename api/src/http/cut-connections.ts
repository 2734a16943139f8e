import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

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
