import { PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { refuseActivity } from './activity.ts'
import { Contents } from './contents.ts'
import { refuseHiddenObjects } from './hidden-objects.ts'
import { refuseWrongPages } from './pages.ts'
import { PdfReader } from './reader.ts'
import { type PdfProblem, PdfRefusal, refuse } from './refusal.ts'
import { resolverOf } from './resolve.ts'
import { Unpacker } from './streams.ts'

// Refuses files that are a PDF for one program and something else for another.
// Some web programs write a byte order mark or an empty line before it.
const header = /^(\xef\xbb\xbf)?[\s\0]{0,64}%PDF-[12]\.\d(?!\d)/
// Browsers and mail programs detect the type by the beginning of a file.
const markup = /<(!doctype|html|head|body|script|iframe|svg|\?php)/i
const SNIFFED = 1024

// A ZIP is read from its end, so it may follow other content; its last record is at most this far from the
// end.
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_TAIL = 65_557
// Found at any offset, as in self-extracting archives.
const archives = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'].map(magic => Buffer.from(magic, 'latin1'))
// Found at a fixed offset, after any content.
const atPlaces = [
  { at: 257, magic: 'ustar' },
  { at: 32_769, magic: 'CD001' },
]

const isArchive = (bytes: Buffer) =>
  bytes.subarray(-ZIP_TAIL).includes(ZIP_END) ||
  archives.some(magic => bytes.includes(magic)) ||
  atPlaces.some(({ at, magic }) => bytes.toString('latin1', at, at + magic.length) === magic)

/** Every revision ends with %%EOF; nothing may follow the last one. */
const hasTail = (bytes: Buffer) => {
  const end = bytes.lastIndexOf('%%EOF')
  return end >= 0 && /[^\s\0]/.test(bytes.toString('latin1', end + 5))
}

const refuseForeignContent = (bytes: Buffer): void => {
  if (bytes.length === 0) refuse('FILE_EMPTY')
  const start = bytes.toString('latin1', 0, SNIFFED)
  if (!header.test(start)) refuse('FILE_NOT_PDF')
  if (markup.test(start) || isArchive(bytes) || hasTail(bytes)) refuse('PDF_MIXED')
}

/** Some programs treat any stream with these two numbers as an object stream. */
const packingOf = ({ dict }: PDFRawStream, contents: Contents) => {
  const resolve = resolverOf(contents)
  const [count, first] = ['N', 'First'].map(key => resolve(dict.get(PDFName.of(key))))
  return count instanceof PDFNumber && first instanceof PDFNumber
    ? { count: count.asNumber(), first: first.asNumber() }
    : undefined
}

const readPackedObjects = (contents: Contents, unpacker: Unpacker): void => {
  const streams = contents.versions.filter(object => object instanceof PDFRawStream)
  for (const stream of streams) {
    const packing = packingOf(stream, contents)
    if (packing) new PdfReader(unpacker.unpack(stream), contents).readPacked(packing.count, packing.first)
  }
}

const readAll = async (bytes: Buffer): Promise<void> => {
  refuseForeignContent(bytes)
  const contents = new Contents()
  const unpacker = new Unpacker(contents)
  new PdfReader(bytes, contents).readFile()
  if (contents.trailers.some(trailer => trailer.has(PDFName.of('Encrypt')))) refuse('PDF_ENCRYPTED')
  if (!contents.hasEnd) refuse('PDF_DAMAGED')
  readPackedObjects(contents, unpacker)
  refuseHiddenObjects(bytes, contents)
  refuseActivity(contents)
  refuseWrongPages(contents)
  await unpacker.refuseOversized()
}

/** Returns why a PDF is refused, or undefined. A parser error counts as damaged. */
export const refusalOf = async (bytes: Buffer): Promise<PdfRefusal | undefined> => {
  try {
    await readAll(bytes)
    return undefined
  } catch (error) {
    return error instanceof PdfRefusal ? error : new PdfRefusal('PDF_DAMAGED', String(error))
  }
}

export const inspect = async (bytes: Buffer): Promise<PdfProblem | undefined> =>
  (await refusalOf(bytes))?.problem
