import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onAnswers } from './answers.ts'
import { percentile } from './figures.ts'

export interface LoadPlan {
  port: number
  connections: number
  seconds: number
  /** The requests that a connection repeats in turn, as raw bytes. */
  requests(connection: number): readonly Buffer[]
  /** The pause of a connection after each response. */
  pauseMs?: number
}

export interface LoadResult {
  perSecond: number
  p50: number
  p95: number
  p99: number
}

interface RequestParts {
  text: string
  headers?: Record<string, string>
  body?: string
}

/** Returns the raw bytes of a request: `requestBytes({ text: 'GET /api/ping' })`. */
export const requestBytes = ({ text, headers = {}, body = '' }: RequestParts): Buffer => {
  const all = { host: 'localhost', ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${text} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

const open = async (port: number): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

const drive = async (socket: Socket, plan: LoadPlan, connection: number, endsAt: number) => {
  const requests = plan.requests(connection)
  const latencies: number[] = []
  let sentAt = 0
  const send = () => {
    sentAt = performance.now()
    socket.write(requests[latencies.length % requests.length] ?? '')
  }
  // Rejects with the error that the connection was destroyed with.
  const ended = once(socket, 'close').catch(cause => {
    const [line] = String(requests[0]).split('\r\n')
    throw new Error(`${line} or one after it failed`, { cause })
  })
  onAnswers(socket, () => {
    const now = performance.now()
    // A request that takes longer than the whole time counts, too.
    if (now < endsAt || latencies.length === 0) latencies.push(now - sentAt)
    if (now >= endsAt) return socket.destroy()
    return plan.pauseMs ? setTimeout(send, plan.pauseMs) : send()
  })
  send()
  await ended
  if (performance.now() < endsAt) throw new Error('The server closed a connection')
  return latencies
}

/**
 * Keeps every connection busy with one request after the other. Uses raw sockets and prebuilt bytes: on a
 * small machine a full HTTP client would cost more than the server under test.
 */
export const load = async (plan: LoadPlan): Promise<LoadResult> => {
  const sockets = await Promise.all(Array.from({ length: plan.connections }, () => open(plan.port)))
  const endsAt = performance.now() + plan.seconds * 1000
  const driven = await Promise.all(sockets.map((socket, index) => drive(socket, plan, index, endsAt)))
  const latencies = driven.flat()
  return {
    perSecond: latencies.length / plan.seconds,
    p50: percentile(latencies, 50),
    p95: percentile(latencies, 95),
    p99: percentile(latencies, 99),
  }
}
