// How large a file becomes when it is opened, without ever holding all of it.
import { once } from 'node:events'
import { createInflate, inflateSync } from 'node:zlib'
import { decodePDFRawStream, PDFArray, PDFContext, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import type { Contents } from './reader.ts'
import { numberAt } from './reader.ts'
import { refuse } from './refusal.ts'
import { type Resolve, resolverOf } from './resolve.ts'

const MOST_BYTES = 256 * 1024 * 1024
const MOST_PACKED_BYTES = 16 * 1024 * 1024
const MOST_FILTERS = 3
const MOST_PIXELS = 200_000_000

// The programs that show pictures check these; how large they become is said by the size of the picture.
const pictureFilters = ['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']

const filtersOf = ({ dict }: PDFRawStream, resolve: Resolve): string[] => {
  const filter = resolve(dict.get(PDFName.of('Filter')))
  const list = filter instanceof PDFArray ? filter.asArray().map(resolve) : filter ? [filter] : []
  return list.map(one => (one instanceof PDFName ? one.decodeText() : refuse('PDF_DAMAGED')))
}

const isChecksumAlone = (error: unknown) => error instanceof Error && error.message === 'incorrect data check'

/** The number of bytes that come out, counted up to the limit. */
const inflatedSize = async (bytes: Uint8Array, most: number): Promise<number> => {
  const inflate = createInflate({ chunkSize: 256 * 1024 })
  let size = 0
  inflate.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > most) inflate.destroy()
  })
  inflate.end(bytes)
  try {
    await once(inflate, 'close')
  } catch (error) {
    if (!isChecksumAlone(error)) refuse('PDF_DAMAGED')
  }
  return size
}

/** The library decodes no more than it is asked for. */
const decodedStep = (bytes: Uint8Array, filter: string): Uint8Array => {
  if (filter === 'FlateDecode') return inflateAtMost(bytes)
  const dict = PDFDict.withContext(PDFContext.create())
  dict.set(PDFName.of('Filter'), PDFName.of(filter))
  const decoded = decodePDFRawStream(PDFRawStream.of(dict, bytes)).getBytes(MOST_PACKED_BYTES + 1)
  return decoded.length > MOST_PACKED_BYTES ? refuse('PDF_TOO_COMPLEX') : Uint8Array.from(decoded)
}

const inflateAtMost = (bytes: Uint8Array): Buffer => {
  try {
    return inflateSync(bytes, { maxOutputLength: MOST_PACKED_BYTES })
  } catch (error) {
    return refuse(error instanceof RangeError ? 'PDF_TOO_COMPLEX' : 'PDF_DAMAGED')
  }
}

const sizeOf = async (stream: PDFRawStream, most: number, resolve: Resolve): Promise<number> => {
  const filters = filtersOf(stream, resolve).filter(name => !pictureFilters.includes(name))
  if (filters.includes('Crypt')) refuse('PDF_ENCRYPTED')
  if (filters.length === 0 || stream.contents.length === 0) return stream.contents.length
  if (filters.length > MOST_FILTERS) refuse('PDF_TOO_COMPLEX')
  if (filters.length === 1 && filters[0] === 'FlateDecode') return inflatedSize(stream.contents, most)
  return filters.reduce(decodedStep, stream.contents).length
}

/** The content of an object stream. Its parts are objects, so it must be read just as every program would read it. */
export const unpack = (stream: PDFRawStream, resolve: Resolve): Buffer => {
  const filters = filtersOf(stream, resolve)
  const parameters = resolve(stream.dict.get(PDFName.of('DecodeParms')))
  if (filters.length > 1 || (parameters instanceof PDFDict && (numberAt(parameters, 'Predictor') ?? 1) > 1))
    refuse('PDF_TOO_COMPLEX')
  if (filters.length === 0) return Buffer.from(stream.contents)
  return filters[0] === 'FlateDecode' ? inflateAtMost(stream.contents) : refuse('PDF_TOO_COMPLEX')
}

export const refuseBombs = async (contents: Contents): Promise<void> => {
  const resolve = resolverOf(contents)
  let left = MOST_BYTES
  for (const stream of contents.versions) {
    if (!(stream instanceof PDFRawStream)) continue
    const pixels = (numberAt(stream.dict, 'Width') ?? 0) * (numberAt(stream.dict, 'Height') ?? 0)
    if (pixels > MOST_PIXELS) refuse('PDF_TOO_COMPLEX')
    left -= await sizeOf(stream, left, resolve)
    if (left < 0) refuse('PDF_TOO_COMPLEX')
  }
}
