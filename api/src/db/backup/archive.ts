import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { withChecksum } from './checksum.ts'

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
