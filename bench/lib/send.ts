import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:http'

/** Limits count by address, and the whole of 127.0.0.0/8 is this machine. */
const anyAddress = () => `127.${randomInt(1, 255)}.${randomInt(0, 255)}.${randomInt(1, 255)}`

interface Answer {
  status: number
  text: string
}

interface Sent {
  method?: string
  body?: object | FormData
  /** As browsers send it. */
  isCompressed?: boolean
}

/** Somebody with a network address and a connection of their own, and a session once logged in. */
export const client = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: anyAddress() })
  const headers: Record<string, string> = {}
  const send = async (path: string, { method, body, isCompressed }: Sent = {}): Promise<Answer> => {
    const isForm = body instanceof FormData
    const encoded = body && new Response(isForm ? body : JSON.stringify(body))
    const bytes = encoded && Buffer.from(await encoded.arrayBuffer())
    const type = isForm ? encoded?.headers.get('content-type') : 'application/json'
    return new Promise((resolve, reject) => {
      const sent = request({
        port,
        path,
        agent,
        host: '127.0.0.1',
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          ...headers,
          ...(isCompressed && { 'accept-encoding': 'gzip, deflate, br, zstd' }),
          ...(bytes && { 'content-type': type ?? '', 'content-length': bytes.length }),
        },
      })
      sent.once('error', reject)
      sent.once('response', answer => {
        answer
          .toArray()
          .then(
            chunks => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
            reject,
          )
      })
      sent.end(bytes)
    })
  }
  return {
    /** Returns the parsed answer, and throws for a refusal. */
    call: async <T>(path: string, sent?: Sent): Promise<T> => {
      const { status, text } = await send(path, sent)
      if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
      return JSON.parse(text || 'null')
    },
    text: async (path: string): Promise<string> => (await send(path)).text,
    load: async (path: string): Promise<void> => {
      const { status } = await send(path, { isCompressed: true })
      if (status >= 300) throw new Error(`${path}: ${status}`)
    },
    useSession: (token: string) => {
      headers['authorization'] = `Bearer ${token}`
    },
    close: () => agent.destroy(),
  }
}

export type Client = ReturnType<typeof client>
