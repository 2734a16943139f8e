import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/**
 * Builds the end of an archive: an empty gzip member whose comment is the SHA-256 of all bytes before it.
 * Tools that unpack the archive ignore it silently, unlike plain trailing bytes.
 */
const checksumOf = (sha256: string) =>
  Buffer.concat([
    // Magic number, deflate, "has a comment", no time, no extra flags, unknown system.
    Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff]),
    Buffer.from(`sha256:${sha256}\0`),
    // One empty block, then the checksum and the length of no data.
    Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ])

export const SEAL_SIZE = checksumOf('0'.repeat(64)).length

/** Passes everything through and adds the seal at the end. */
export async function* withChecksum(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  yield checksumOf(hash.digest('hex'))
}

/** Returns false when any byte of the file was changed, lost or added, including the seal. */
export const hasValidChecksum = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size <= SEAL_SIZE) return false
    const { buffer: seal } = await file.read(Buffer.alloc(SEAL_SIZE), 0, SEAL_SIZE, size - SEAL_SIZE)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path, { end: size - SEAL_SIZE - 1 }), hash)
    return seal.equals(checksumOf(hash.digest('hex')))
  } finally {
    await file.close()
  }
}
