import {
  PDFDict,
  type PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  type PDFString,
} from '@cantoo/pdf-lib'
import { PdfRefusal, refuse } from './refusal.ts'

const MOST_OBJECTS = 50_000
const MOST_VALUES = 1_000_000
const DEEPEST = 100
/** The library builds texts letter by letter; a text of megabytes would take it minutes. */
const LONGEST_TEXT = 256 * 1024
const LONGEST_WORD = 1_000

const keyword = (word: string) => [...Buffer.from(word)]
const OBJ = keyword('obj')
const ENDOBJ = keyword('endobj')
const XREF = keyword('xref')
const TRAILER = keyword('trailer')
const STARTXREF = keyword('startxref')
const ENDSTREAM = 'endstream'

const [BACKSLASH, OPEN, CLOSE] = Buffer.from('\\()')
/** Belongs to a name or a number; spaces and brackets end them. */
const isRegular = (byte: number | undefined) =>
  byte !== undefined && byte > 0x20 && !'()<>[]{}/%'.includes(String.fromCharCode(byte))

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39

/** What stands in a file, without asking what it means. */
export interface Contents {
  /** The last version of each object, by its number. */
  objects: Map<number, PDFObject>
  /** Every version of every object. */
  versions: PDFObject[]
  trailers: PDFDict[]
  /** Where objects begin. */
  places: Map<number, number>
  /** What the tables of the file say about it: object number and place. */
  table: { number: number; place: number }[]
  lastStartXref: number
  /** Every name that was written anywhere, unescaped. */
  names: Set<string>
}

export const emptyContents = (): Contents => ({
  objects: new Map(),
  versions: [],
  trailers: [],
  places: new Map(),
  table: [],
  lastStartXref: -1,
  names: new Set(),
})

/**
 * Reads a file from its beginning to its end, whatever its tables say: so nothing in it stays unseen. The library reads
 * the objects; unlike its own reader of whole files this one repairs nothing.
 */
export class PdfReader extends PDFParser {
  readonly #buffer: Buffer
  readonly #contents: Contents
  #values = 0
  #depth = 0

  constructor(buffer: Buffer, contents: Contents) {
    super(buffer)
    this.#buffer = buffer
    this.#contents = contents
  }

  readFile(): void {
    this.skipLine()
    this.skipWhitespaceAndComments()
    while (!this.bytes.done()) {
      if (isDigit(this.bytes.peek())) this.#readObject()
      else if (this.matchKeyword(STARTXREF)) this.#contents.lastStartXref = this.#readNumber()
      else if (this.matchKeyword(XREF)) this.#readTable()
      else if (this.matchKeyword(TRAILER)) this.#readTrailer()
      else refuse('PDF_DAMAGED')
      this.skipWhitespaceAndComments()
    }
  }

  /** The objects of an object stream, whose decoded content this reader was given. */
  readPacked(count: number, first: number): void {
    if (count > MOST_OBJECTS) refuse('PDF_TOO_COMPLEX')
    const entries = Array.from({ length: count }, () => ({
      number: this.#readNumber(),
      at: this.#readNumber(),
    }))
    for (const { number, at } of entries) {
      this.bytes.moveTo(first + at)
      this.#keep(number, this.parseObject())
    }
  }

  #readNumber(): number {
    this.skipWhitespaceAndComments()
    return this.parseRawInt()
  }

  #readObject(): void {
    const place = this.bytes.offset()
    const number = this.#readNumber()
    this.#readNumber()
    this.skipWhitespaceAndComments()
    if (!this.matchKeyword(OBJ)) refuse('PDF_DAMAGED')
    const object = this.parseObject()
    this.skipWhitespaceAndComments()
    if (!this.matchKeyword(ENDOBJ)) refuse('PDF_DAMAGED')
    this.#contents.places.set(place, number)
    this.#keep(number, object)
    if (isNamed(object, 'XRef')) this.#contents.trailers.push(object.dict)
  }

  #keep(number: number, object: PDFObject): void {
    this.#contents.objects.set(number, object)
    this.#contents.versions.push(object)
    if (this.#contents.versions.length > MOST_OBJECTS) refuse('PDF_TOO_COMPLEX')
  }

  #readTable(): void {
    this.skipWhitespaceAndComments()
    while (isDigit(this.bytes.peek())) {
      const first = this.#readNumber()
      const count = this.#readNumber()
      for (let index = 0; index < count; index++) {
        const place = this.#readNumber()
        this.#readNumber()
        this.skipWhitespaceAndComments()
        const kind = String.fromCharCode(this.bytes.next())
        if (kind === 'n') this.#contents.table.push({ number: first + index, place })
        else if (kind !== 'f') refuse('PDF_DAMAGED')
        if (index > MOST_VALUES) refuse('PDF_TOO_COMPLEX')
      }
      this.skipWhitespaceAndComments()
    }
  }

  #readTrailer(): void {
    const trailer = this.parseObject()
    if (!(trailer instanceof PDFDict)) throw new PdfRefusal('PDF_DAMAGED')
    this.#contents.trailers.push(trailer)
    this.#contents.versions.push(trailer)
  }

  override parseObject(ref?: PDFRef): PDFObject {
    if (++this.#values > MOST_VALUES || this.#depth > DEEPEST) refuse('PDF_TOO_COMPLEX')
    this.#depth++
    try {
      return super.parseObject(ref)
    } finally {
      this.#depth--
    }
  }

  protected override parseName(): PDFName {
    this.#refuseLongWord()
    const name = super.parseName()
    this.#contents.names.add(name.decodeText())
    return name
  }

  protected override parseNumberOrRef(): PDFNumber | PDFRef {
    this.#refuseLongWord()
    return super.parseNumberOrRef()
  }

  protected override parseHexString(ref?: PDFRef): PDFHexString {
    const start = this.bytes.offset()
    if (this.#buffer.indexOf('>', start) - start > LONGEST_TEXT) refuse('PDF_TOO_COMPLEX')
    return super.parseHexString(ref)
  }

  protected override parseString(ref?: PDFRef): PDFString {
    const start = this.bytes.offset()
    let depth = 0
    let at = start
    do {
      const letter = this.#buffer[at]
      if (letter === BACKSLASH) at++
      else if (letter === OPEN) depth++
      else if (letter === CLOSE) depth--
    } while (depth > 0 && ++at - start <= LONGEST_TEXT)
    if (depth > 0) refuse(at < this.#buffer.length ? 'PDF_TOO_COMPLEX' : 'PDF_DAMAGED')
    return super.parseString(ref)
  }

  #refuseLongWord(): void {
    let at = this.bytes.offset() + 1
    const end = at + LONGEST_WORD
    while (at < end && isRegular(this.#buffer[at])) at++
    if (at === end) refuse('PDF_TOO_COMPLEX')
  }

  /** Where the length of a stream is given elsewhere or wrong; the library would go byte by byte. */
  protected override findEndOfStreamFallback(): number {
    const end = this.#buffer.indexOf(ENDSTREAM, this.bytes.offset())
    if (end < 0) refuse('PDF_DAMAGED')
    this.bytes.moveTo(end + ENDSTREAM.length)
    const [before, last] = [this.#buffer[end - 2], this.#buffer[end - 1]]
    if (last === 0x0a) return before === 0x0d ? end - 2 : end - 1
    return last === 0x0d ? end - 1 : end
  }
}

const isNamed = (object: PDFObject, type: string): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of(type)

export const numberAt = (dict: PDFDict, key: string): number | undefined => {
  const value = dict.get(PDFName.of(key))
  return value instanceof PDFNumber ? value.asNumber() : undefined
}
