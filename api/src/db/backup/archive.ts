import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'

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
async function* withChecksum(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
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

/** Adds one entry of exactly `size` bytes and returns its SHA-256. */
export type AddEntry = (name: string, size: number, content: Readable) => Promise<string>

/** Writes a sealed tar.gz that only its owner can read. It is synced to disk when the promise resolves. */
export const writeArchive = async <T>(
  path: string,
  mtime: Date,
  fill: (add: AddEntry) => Promise<T>,
): Promise<T> => {
  const tar = pack()
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const written = pipeline(Readable.from(tar), createGzip(), withChecksum, output)
  written.catch(() => {})
  const add: AddEntry = async (name, size, content) => {
    const hash = createHash('sha256')
    content.on('data', chunk => hash.update(chunk))
    await pipeline(content, tar.entry({ name, size, mtime, mode: 0o600 }))
    return hash.digest('hex')
  }
  try {
    const result = await fill(add)
    tar.finalize()
    await written
    return result
  } catch (error) {
    tar.destroy(error as Error)
    // Await the disk first: if it failed, filling failed as a consequence, and the cause is what to report.
    await written
    throw error
  }
}

/** Yields the entries in order. Content that the reader does not consume is skipped. */
export async function* entriesOf(path: string): AsyncGenerator<{ name: string; content: Readable }> {
  const tar = extract()
  const unpacked = pipeline(createReadStream(path), createGunzip(), tar)
  unpacked.catch(() => {})
  for await (const entry of tar) {
    const content = Readable.from(entry, { objectMode: false })
    // The loop reports a truncated archive; an unhandled error event would end the process.
    content.on('error', () => {})
    yield { name: entry.header.name, content }
    content.resume()
  }
  await unpacked
}
