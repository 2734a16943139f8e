import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  /** A path with `/`, without a leading one. */
  name: string
  content: AsyncIterable<Buffer | string> | Iterable<Buffer | string>
}

interface WrittenEntry {
  name: Buffer
  offset: number
  crc: number
  size: number
  compressed: number
}

const MAX_BYTES = 0xff_ff_ff_ff
// Names are UTF-8, and sizes follow the content, because they are not known before.
const FLAGS = 0x08_08
const DEFLATED = 8
const VERSION = 20

/** Time and day as MS-DOS stores them. */
const dosTime = (at: Date): [time: number, day: number] => [
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
]

/** Writes numbers in the order of the ZIP format: positive ones have 4 bytes, `[number]` has 2. */
const fields = (...values: (number | [number])[]): Buffer =>
  Buffer.concat(
    values.map(value => {
      const bytes = Buffer.alloc(typeof value === 'number' ? 4 : 2)
      if (typeof value === 'number') bytes.writeUInt32LE(value)
      else bytes.writeUInt16LE(value[0])
      return bytes
    }),
  )

const localHeader = (name: Buffer, at: Date) => {
  const [time, day] = dosTime(at)
  return Buffer.concat([
    fields(0x04034b50, [VERSION], [FLAGS], [DEFLATED], [time], [day], 0, 0, 0, [name.length], [0]),
    name,
  ])
}

const centralHeader = ({ name, offset, crc, size, compressed }: WrittenEntry, at: Date) => {
  const [time, day] = dosTime(at)
  const versions = [[VERSION], [VERSION], [FLAGS], [DEFLATED], [time], [day]] satisfies [number][]
  const rest = [[name.length], [0], [0], [0], [0]] satisfies [number][]
  return Buffer.concat([fields(0x02014b50, ...versions, crc, compressed, size, ...rest, 0, offset), name])
}

const endRecord = (count: number, size: number, offset: number) =>
  fields(0x06054b50, [0], [0], [count], [count], size, offset, [0])

const limited = (bytes: number): number => {
  if (bytes > MAX_BYTES) throw new Error('An archive of more than 4 GB needs another format')
  return bytes
}

/** Writes a ZIP while its entries are read: nothing is kept in memory but their names. */
export async function* zip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const entry = { name: Buffer.from(name), offset: limited(offset), crc: 0, size: 0, compressed: 0 }
    const header = localHeader(entry.name, at)
    yield header
    const counted = async function* () {
      for await (const chunk of content) {
        const bytes = Buffer.from(chunk)
        entry.crc = crc32(bytes, entry.crc)
        entry.size += bytes.length
        yield bytes
      }
    }
    const source = Readable.from(counted())
    const deflate = createDeflateRaw()
    source.on('error', error => deflate.destroy(error))
    for await (const chunk of source.pipe(deflate)) {
      entry.compressed += chunk.length
      yield chunk
    }
    yield fields(0x08074b50, entry.crc, limited(entry.compressed), limited(entry.size))
    offset += header.length + entry.compressed + 16
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(entry => centralHeader(entry, at)))
  yield directory
  yield endRecord(written.length, directory.length, limited(offset))
}
