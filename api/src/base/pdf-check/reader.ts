import { PDFDict, PDFName, PDFNull, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { isSpace, ObjectParser } from './object-parser.ts'
import { PdfRefusal, refuse } from './refusal.ts'

const MAX_PACKED_OBJECTS = 50_000

const keyword = (word: string) => [...Buffer.from(word)]
const OBJ = keyword('obj')
const ENDOBJ = keyword('endobj')
const XREF = keyword('xref')
const TRAILER = keyword('trailer')
const STARTXREF = keyword('startxref')
const EOF = keyword('%%EOF')

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39
const [PERCENT] = Buffer.from('%')
/** Broken tables contain other characters, such as negative offsets. */
const ofTable = new Set(Buffer.from('nf-+.'))

/**
 * Reads a file from beginning to end and ignores its tables, so that nothing is missed, and errors in the
 * tables, which all programs repair, do no harm.
 */
export class PdfReader extends ObjectParser {
  readFile(): void {
    this.skipWhitespace()
    this.skipLine()
    for (this.#skipToNext(); !this.bytes.done(); this.#skipToNext()) {
      if (isDigit(this.bytes.peek())) this.#readObject()
      else if (this.matchKeyword(STARTXREF) || this.matchKeyword(XREF)) this.#skipTable()
      else if (this.matchKeyword(TRAILER)) this.#readTrailer()
      else refuse('PDF_DAMAGED', `unknown content at ${this.bytes.offset()}`)
    }
  }

  /** Reads the objects of an object stream from its decoded content. */
  readPacked(count: number, first: number): void {
    if (count > MAX_PACKED_OBJECTS) refuse('PDF_TOO_COMPLEX')
    const entries = Array.from({ length: count }, () => ({
      number: this.#readNumber(),
      at: this.#readNumber(),
    }))
    let read = 0
    for (const { number, at } of entries) {
      this.bytes.moveTo(first + at)
      this.contents.add(number, this.parseObject())
      read += this.bytes.offset() - first - at
      // Overlapping objects would be read again and again.
      if (read > this.buffer.length) refuse('PDF_TOO_COMPLEX')
    }
  }

  #readNumber(): number {
    this.skipWhitespaceAndComments()
    return this.parseRawInt()
  }

  /** Some programs append an object directly after the end marker, without a line break. */
  #skipToNext(): void {
    for (this.skipWhitespace(); this.bytes.peek() === PERCENT; this.skipWhitespace()) {
      if (this.matchKeyword(EOF)) this.contents.hasEnd = true
      else this.skipComment()
    }
  }

  #readObject(): void {
    const place = this.bytes.offset()
    const number = this.#readNumber()
    this.#readNumber()
    this.skipWhitespaceAndComments()
    if (!this.matchKeyword(OBJ)) refuse('PDF_DAMAGED', `no object at ${place}`)
    this.skipWhitespaceAndComments()
    const isEmpty = this.matchKeyword(ENDOBJ)
    const object = isEmpty ? PDFNull : this.parseObject()
    if (!isEmpty) this.#skipEnd()
    this.contents.places.add(place)
    this.contents.add(number, object)
    if (object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of('XRef'))
      this.contents.trailers.push(object.dict)
  }

  /** The next object ends this one, even if its last keyword is missing. */
  #skipEnd(): void {
    this.skipWhitespaceAndComments()
    if (!this.matchKeyword(ENDOBJ) && !isDigit(this.bytes.peek()))
      refuse('PDF_DAMAGED', `an object goes on at ${this.bytes.offset()}`)
  }

  #skipTable(): void {
    const isOfTable = (byte: number) => isDigit(byte) || isSpace(byte) || ofTable.has(byte)
    while (!this.bytes.done() && isOfTable(this.bytes.peek())) this.bytes.next()
  }

  #readTrailer(): void {
    const trailer = this.parseObject()
    if (!(trailer instanceof PDFDict)) throw new PdfRefusal('PDF_DAMAGED')
    this.contents.trailers.push(trailer)
    this.contents.addLoose(trailer)
  }
}

export const numberAt = (dict: PDFDict, key: string): number | undefined => {
  const value = dict.get(PDFName.of(key))
  return value instanceof PDFNumber ? value.asNumber() : undefined
}
