// Measures the decoded size of a file, without holding all of it in memory.
import { once } from 'node:events'
import { constants, createInflate, inflateSync } from 'node:zlib'
import { decodePDFRawStream, PDFArray, PDFContext, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { type Contents, type Resolve, resolverOf } from './contents.ts'
import { isSpace } from './object-parser.ts'
import { numberAt } from './reader.ts'
import { refuse } from './refusal.ts'

const MAX_BYTES = 256 * 1024 * 1024
const MAX_PACKED_BYTES = 16 * 1024 * 1024
/** Deflate expands at most 1032 times. */
const SMALL_BYTES = 16 * 1024
const MAX_FILTERS = 3
const MAX_PIXELS = 200_000_000

// Image viewers check these; their decoded size follows from the size of the image.
const pictureFilters = ['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode']
const shortNames: Record<string, string> = {
  ...{
    Fl: 'FlateDecode',
    LZW: 'LZWDecode',
    A85: 'ASCII85Decode',
    AHx: 'ASCIIHexDecode',
    RL: 'RunLengthDecode',
  },
}

const filtersOf = ({ dict }: PDFRawStream, resolve: Resolve): string[] => {
  const filter = resolve(dict.get(PDFName.of('Filter')))
  const list = filter instanceof PDFArray ? filter.asArray().map(resolve) : filter ? [filter] : []
  const names = list.map(one => (one instanceof PDFName ? one.decodeText() : refuse('PDF_DAMAGED')))
  return names.map(name => shortNames[name] ?? name)
}

/** Whether only the end of the data or its checksum is missing or wrong; programs show the rest. */
const isTruncated = (error: unknown) =>
  error instanceof Error && ['incorrect data check', 'unexpected end of file'].includes(error.message)

const inflateAtMost = (bytes: Uint8Array): Buffer => {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_PACKED_BYTES })
  } catch (error) {
    return refuse(error instanceof RangeError ? 'PDF_TOO_COMPLEX' : 'PDF_DAMAGED', String(error))
  }
}

/** Fast path for small streams: creating a zlib stream for each would take seconds. */
const smallSize = (bytes: Uint8Array): number | undefined => {
  if (bytes.length > SMALL_BYTES) return undefined
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).length
  } catch {
    return undefined
  }
}

const inflatedSize = async (bytes: Uint8Array, max: number): Promise<number> => {
  const small = smallSize(bytes)
  if (small !== undefined) return small
  const inflate = createInflate({ chunkSize: 256 * 1024 })
  let size = 0
  inflate.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > max) inflate.destroy()
  })
  inflate.end(bytes)
  try {
    await once(inflate, 'close')
  } catch (error) {
    if (!isTruncated(error)) refuse('PDF_DAMAGED', String(error))
  }
  return size
}

/** Limits the output: the library decodes no more than requested. */
const decoded = (bytes: Uint8Array, filter: string): Uint8Array => {
  if (filter === 'FlateDecode') return inflateAtMost(bytes)
  const dict = PDFDict.withContext(PDFContext.create())
  dict.set(PDFName.of('Filter'), PDFName.of(filter))
  const output = decodePDFRawStream(PDFRawStream.of(dict, bytes)).getBytes(MAX_PACKED_BYTES + 1)
  return output.length > MAX_PACKED_BYTES ? refuse('PDF_TOO_COMPLEX') : Uint8Array.from(output)
}

/** Decodes the streams of one file, and refuses if their total size is too large. */
export class Unpacker {
  readonly #contents: Contents
  readonly #resolve: Resolve
  #left = MAX_BYTES

  constructor(contents: Contents) {
    this.#contents = contents
    this.#resolve = resolverOf(contents)
  }

  #count(size: number): void {
    this.#left -= size
    if (this.#left < 0) refuse('PDF_TOO_COMPLEX')
  }

  /**
   * Returns the content of an object stream. Its parts are objects, so only encodings that all programs read
   * alike are accepted.
   */
  unpack(stream: PDFRawStream): Buffer {
    const filters = filtersOf(stream, this.#resolve)
    const parameters = this.#resolve(stream.dict.get(PDFName.of('DecodeParms')))
    const isPredicted = parameters instanceof PDFDict && (numberAt(parameters, 'Predictor') ?? 1) > 1
    if (filters.length > 1 || isPredicted) refuse('PDF_TOO_COMPLEX')
    if (filters.length === 0) return Buffer.from(stream.contents)
    if (filters[0] !== 'FlateDecode') refuse('PDF_TOO_COMPLEX')
    const content = inflateAtMost(stream.contents)
    this.#count(content.length)
    return content
  }

  async refuseOversized(): Promise<void> {
    for (const stream of this.#contents.versions) {
      if (!(stream instanceof PDFRawStream)) continue
      const pixels = (numberAt(stream.dict, 'Width') ?? 0) * (numberAt(stream.dict, 'Height') ?? 0)
      if (pixels > MAX_PIXELS) refuse('PDF_TOO_COMPLEX')
      await this.#countStream(stream)
    }
  }

  async #countStream(stream: PDFRawStream): Promise<void> {
    const { contents } = stream
    const filters = filtersOf(stream, this.#resolve).filter(name => !pictureFilters.includes(name))
    if (filters.includes('Crypt')) refuse('PDF_ENCRYPTED')
    if (filters.length > MAX_FILTERS) refuse('PDF_TOO_COMPLEX')
    if (filters.length === 0 || contents.every(isSpace)) return this.#count(contents.length)
    if (filters.length === 1 && filters[0] === 'FlateDecode')
      return this.#count(await inflatedSize(contents, this.#left))
    // Intermediate results count as well.
    let bytes: Uint8Array = contents
    for (const filter of filters) {
      bytes = decoded(bytes, filter)
      this.#count(bytes.length)
    }
  }
}
