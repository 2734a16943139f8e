import { createReadStream } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { pipeline } from 'node:stream/promises'

export interface Sending {
  method: string
  url: string
  headers: Headers
  /** The file to send as the body. */
  file?: { path: string; size: number } | undefined
}

export interface Received {
  status: number
  headers: Headers
  /** Throws if the sender stops in the middle. */
  body(): AsyncGenerator<Buffer>
  text(): Promise<string>
}

/** The other side did not answer, or stopped sending or receiving, for too long. */
export class S3Timeout extends Error {
  constructor() {
    super('no answer in time')
  }
}

const IDLE_TIMEOUT_MS = 10_000
// A large upload may take longer, if it makes 100 kB per second and never stalls.
const BYTES_PER_MS = 100

/**
 * Sends one request with strict time limits. `fetch` takes an abort signal, but drops it when its request
 * object is garbage-collected; destroying the socket from our own timer is reliable.
 */
export const exchange = async <T>(sending: Sending, use: (received: Received) => Promise<T>): Promise<T> => {
  const { method, url, headers, file } = sending
  const open = url.startsWith('https:') ? requestSecure : requestPlain
  const length = file ? { 'content-length': file.size } : {}
  const request = open(url, { method, headers: { ...Object.fromEntries(headers), ...length } })
  let answer: IncomingMessage | undefined
  const expire = () => (answer ?? request).destroy(new S3Timeout())
  const whole = setTimeout(expire, IDLE_TIMEOUT_MS + (file?.size ?? 0) / BYTES_PER_MS)
  const idle = setTimeout(expire, IDLE_TIMEOUT_MS)
  try {
    answer = await answerTo(request, file?.path, () => idle.refresh())
    clearTimeout(idle)
    // Drain what is not read below, so that the connection can be reused.
    if (method === 'HEAD') answer.resume()
    return await use(receivedFrom(answer))
  } finally {
    clearTimeout(whole)
    clearTimeout(idle)
    // Answered before everything was sent: the rest is not needed.
    if (!request.writableFinished) request.destroy()
  }
}

const answerTo = (request: ClientRequest, path: string | undefined, progress: () => void) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    // The listener stays for the whole request: an unhandled error after the answer would end the process.
    request.on('error', reject).once('response', resolve)
    if (path === undefined) request.end()
    else pipeline(piecesOf(path, progress), request).catch(reject)
  })

async function* piecesOf(path: string, progress: () => void) {
  for await (const piece of createReadStream(path)) {
    progress()
    yield piece
  }
}

const receivedFrom = (answer: IncomingMessage): Received => ({
  status: answer.statusCode ?? 0,
  headers: new Headers(
    Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  ),
  body: () => bodyOf(answer),
  text: async () => Buffer.concat(await Array.fromAsync(bodyOf(answer))).toString(),
})

/** The limit counts only while waiting for the sender, not for a slow reader. */
async function* bodyOf(answer: IncomingMessage): AsyncGenerator<Buffer> {
  const pieces = answer[Symbol.asyncIterator]()
  try {
    for (;;) {
      const timer = setTimeout(() => answer.destroy(new S3Timeout()), IDLE_TIMEOUT_MS)
      const piece = await pieces.next().finally(() => clearTimeout(timer))
      if (piece.done) return
      yield piece.value
    }
  } finally {
    answer.destroy()
  }
}
