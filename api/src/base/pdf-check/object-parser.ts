import {
  PDFDict,
  type PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  type PDFStream,
  type PDFString,
} from '@cantoo/pdf-lib'
import type { Contents } from './contents.ts'
import { refuse } from './refusal.ts'

const DEEPEST = 100
/** The library builds strings character by character; a string of megabytes would take minutes. */
const MAX_TEXT_LENGTH = 256 * 1024
const MAX_WORD_LENGTH = 1_000
/** At most a line break separates the data of a stream from its end. */
const MAX_GAP_LENGTH = 16

const [BACKSLASH, OPEN, CLOSE, LESS, MORE] = Buffer.from('\\()<>')
const [CR, LF] = Buffer.from('\r\n')
const STREAM = [...Buffer.from('stream')]
const ENDSTREAM = 'endstream'

/** Part of a name or a number; spaces and brackets end them. */
const isRegular = (byte: number | undefined) =>
  byte !== undefined && byte > 0x20 && !'()<>[]{}/%'.includes(String.fromCharCode(byte))

export const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === 0 || (byte !== undefined && byte >= 9 && byte <= 13 && byte !== 11)

/** The library's object parser, with limits, that also records what the library would drop. */
export class ObjectParser extends PDFParser {
  protected readonly buffer: Buffer
  protected readonly contents: Contents
  #depth = 0

  constructor(buffer: Buffer, contents: Contents) {
    super(buffer)
    this.buffer = buffer
    this.contents = contents
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.contents.countValue()
    if (this.#depth > DEEPEST) refuse('PDF_TOO_COMPLEX')
    this.#depth++
    try {
      return super.parseObject(ref)
    } finally {
      this.#depth--
    }
  }

  protected override parseName(): PDFName {
    const name = this.#parseKey()
    this.contents.names.add(name.decodeText())
    return name
  }

  #parseKey(): PDFName {
    this.#refuseLongWord()
    return super.parseName()
  }

  protected override parseNumberOrRef(): PDFNumber | PDFRef {
    this.#refuseLongWord()
    return super.parseNumberOrRef()
  }

  protected override parseHexString(ref?: PDFRef): PDFHexString {
    const start = this.bytes.offset()
    if (this.buffer.indexOf('>', start) - start > MAX_TEXT_LENGTH) refuse('PDF_TOO_COMPLEX')
    return super.parseHexString(ref)
  }

  protected override parseString(ref?: PDFRef): PDFString {
    const start = this.bytes.offset()
    let depth = 0
    let at = start
    do {
      const letter = this.buffer[at]
      if (letter === BACKSLASH) at++
      else if (letter === OPEN) depth++
      else if (letter === CLOSE) depth--
    } while (depth > 0 && ++at - start <= MAX_TEXT_LENGTH)
    if (depth > 0) refuse(at < this.buffer.length ? 'PDF_TOO_COMPLEX' : 'PDF_DAMAGED')
    return super.parseString(ref)
  }

  #refuseLongWord(): void {
    let at = this.bytes.offset() + 1
    const end = at + MAX_WORD_LENGTH
    while (at < end && isRegular(this.buffer[at])) at++
    if (at === end) refuse('PDF_TOO_COMPLEX')
  }

  /** Programs differ in which of two equal keys they use, so the replaced value is checked as well. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    const dict = PDFDict.withContext(this.context)
    this.bytes.assertNext(LESS ?? 0)
    this.bytes.assertNext(LESS ?? 0)
    this.skipWhitespaceAndComments()
    while (this.bytes.peek() !== MORE) {
      const key = this.#parseKey()
      const value = this.parseObject(ref)
      if (dict.has(key))
        this.contents.addLoose(this.context.obj({ [key.decodeText()]: dict.get(key) ?? null }))
      dict.set(key, value)
      this.skipWhitespaceAndComments()
    }
    this.bytes.assertNext(MORE ?? 0)
    this.bytes.assertNext(MORE ?? 0)
    return dict
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const dict = this.parseDict(ref)
    const afterDict = this.bytes.offset()
    this.skipWhitespaceAndComments()
    if (!this.matchKeyword(STREAM)) {
      this.bytes.moveTo(afterDict)
      return dict
    }
    const start = this.#startOfData()
    const length = dict.get(PDFName.of('Length'))
    const stated = length instanceof PDFNumber ? start + length.asNumber() : undefined
    const end = stated !== undefined && this.#endsAt(stated) ? stated : this.buffer.indexOf(ENDSTREAM, start)
    if (end < start) refuse('PDF_DAMAGED', 'a stream without an end')
    this.bytes.moveTo(this.buffer.indexOf(ENDSTREAM, end) + ENDSTREAM.length)
    return PDFRawStream.of(dict, this.bytes.slice(start, end))
  }

  #startOfData(): number {
    let at = this.bytes.offset()
    while (this.buffer[at] === 0x20) at++
    if (this.buffer[at] === CR) return this.buffer[at + 1] === LF ? at + 2 : at + 1
    return this.buffer[at] === LF ? at + 1 : this.bytes.offset()
  }

  /**
   * Without a correct direct length, the data extends to the next `endstream`. The line break before it is
   * included: it may belong to the data, and filters ignore an extra one.
   */
  #endsAt(stated: number): boolean {
    let at = stated
    while (isSpace(this.buffer[at]) && at - stated < MAX_GAP_LENGTH) at++
    return this.buffer.toString('latin1', at, at + ENDSTREAM.length) === ENDSTREAM
  }
}
