import type { Socket } from 'node:net'

const EMPTY = Buffer.alloc(0)

/** Returns undefined for an error response: it is faster than the response to be measured. */
const bodyLength = (head: string): number | undefined => {
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  return head.startsWith('HTTP/1.1 200') && length ? Number(length) : undefined
}

/** Calls back at the end of each response. One request is in flight at a time, so responses never overlap. */
export const onAnswers = (socket: Socket, answered: () => void): void => {
  let start: Buffer = EMPTY
  let missing = 0

  const readHead = (chunk: Buffer): boolean => {
    start = start.length > 0 ? Buffer.concat([start, chunk]) : chunk
    const end = start.indexOf('\r\n\r\n')
    if (end < 0) return false
    const length = bodyLength(start.toString('latin1', 0, end))
    if (length === undefined) {
      socket.destroy(new Error(`Unexpected response:\n${start}`))
      return false
    }
    missing = end + 4 + length - start.length
    start = EMPTY
    return true
  }

  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) missing -= chunk.length
    else if (!readHead(chunk)) return
    if (missing === 0) answered()
  })
}
