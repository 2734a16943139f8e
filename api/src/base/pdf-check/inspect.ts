import { MAX_PDF_PAGES } from '@academy/contract/base/constants'
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'
import { refuseActivity } from './activity.ts'
import { Contents, type Resolve, resolverOf } from './contents.ts'
import { isSpace } from './object-parser.ts'
import { numberAt, PdfReader } from './reader.ts'
import { type PdfProblem, PdfRefusal, refuse } from './refusal.ts'
import { Unpacker } from './streams.ts'

const DEEPEST = 50

interface Count {
  pages: number
  /** Visited nodes: visiting one again would count it and everything below it twice. */
  met: Set<PDFObject>
}

const countBelow = (value: PDFObject | undefined, resolve: Resolve, count: Count, depth: number): void => {
  const node = resolve(value)
  if (!(node instanceof PDFDict)) throw new PdfRefusal('PDF_DAMAGED', 'a page is missing')
  const kids = resolve(node.get(PDFName.of('Kids')))
  if (!(kids instanceof PDFArray)) {
    if (++count.pages > MAX_PDF_PAGES) refuse('PDF_TOO_LONG')
    return
  }
  if (count.met.has(node)) refuse('PDF_DAMAGED', 'a part of the page tree is met twice')
  count.met.add(node)
  if (depth > DEEPEST) refuse('PDF_TOO_COMPLEX')
  if ((numberAt(node, 'Count') ?? 0) > MAX_PDF_PAGES) refuse('PDF_TOO_LONG')
  for (const kid of kids.asArray()) countBelow(kid, resolve, count, depth + 1)
}

const hasRoot = (trailer: PDFDict) => trailer.has(PDFName.of('Root'))

const refuseWrongPages = (contents: Contents): void => {
  const resolve = resolverOf(contents)
  const catalog = resolve(contents.trailers.findLast(hasRoot)?.get(PDFName.of('Root')))
  if (!(catalog instanceof PDFDict)) throw new PdfRefusal('PDF_DAMAGED', 'no catalog')
  const count: Count = { pages: 0, met: new Set() }
  countBelow(catalog.get(PDFName.of('Pages')), resolve, count, 0)
  if (count.pages === 0) refuse('PDF_DAMAGED', 'no pages')
}

// Programs that repair a file search for objects everywhere. They must find nothing but what was read.

const [PERCENT, CR, LF] = Buffer.from('%\r\n')
const isLineEnd = (byte: number | undefined) => byte === CR || byte === LF
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39
const isSmallLetter = (byte: number | undefined) => byte !== undefined && byte >= 0x61 && byte <= 0x7a

/**
 * Returns the start of the spaces and comments that end at `end`. A comment counts if it takes the whole line
 * or follows a number. Every byte is visited at most once for each `obj` that directly follows it, so the
 * search is linear.
 */
const startOfGap = (bytes: Buffer, end: number): number => {
  let at = end
  for (;;) {
    let hasLineEnd = false
    for (; at > 0 && isSpace(bytes[at - 1]); at--) hasLineEnd ||= isLineEnd(bytes[at - 1])
    const comment = hasLineEnd ? startOfComment(bytes, at) : undefined
    if (comment === undefined) return at
    at = comment
  }
}

const startOfComment = (bytes: Buffer, end: number): number | undefined => {
  let comment: number | undefined
  for (let at = end - 1; at >= 0 && !isLineEnd(bytes[at]); at--) {
    if (bytes[at] !== PERCENT) continue
    let before = at
    while (before > 0 && isSpace(bytes[before - 1]) && !isLineEnd(bytes[before - 1])) before--
    if (before === 0 || isLineEnd(bytes[before - 1]) || isDigit(bytes[before - 1])) comment = at
  }
  return comment
}

const startOfNumber = (bytes: Buffer, end: number): number => {
  let at = end
  while (at > 0 && isDigit(bytes[at - 1])) at--
  return at
}

/**
 * Returns the start of the object whose keyword `obj` is at `place`, or undefined unless two numbers precede
 * it.
 */
const startOfObject = (bytes: Buffer, place: number): number | undefined => {
  const generationEnd = startOfGap(bytes, place)
  const generation = startOfNumber(bytes, generationEnd)
  const numberEnd = startOfGap(bytes, generation)
  const number = startOfNumber(bytes, numberEnd)
  return generation < generationEnd && numberEnd < generation && number < numberEnd ? number : undefined
}

/** Refuses objects inside a stream, a string or a comment, which only repairing programs would find. */
const refuseHiddenObjects = (bytes: Buffer, { places }: Contents): void => {
  for (let place = bytes.indexOf('obj'); place >= 0; place = bytes.indexOf('obj', place + 3)) {
    if (isSmallLetter(bytes[place + 3]) || isSmallLetter(bytes[place - 1])) continue
    const start = startOfObject(bytes, place)
    if (start !== undefined && !places.has(start)) refuse('PDF_HIDDEN', `an object at ${start}`)
  }
}

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
