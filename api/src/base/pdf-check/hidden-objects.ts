// Programs that repair a file search for objects everywhere. They must find nothing but what was read.
import type { Contents } from './contents.ts'
import { isSpace } from './object-parser.ts'
import { refuse } from './refusal.ts'

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
export const refuseHiddenObjects = (bytes: Buffer, { places }: Contents): void => {
  for (let place = bytes.indexOf('obj'); place >= 0; place = bytes.indexOf('obj', place + 3)) {
    if (isSmallLetter(bytes[place + 3]) || isSmallLetter(bytes[place - 1])) continue
    const start = startOfObject(bytes, place)
    if (start !== undefined && !places.has(start)) refuse('PDF_HIDDEN', `an object at ${start}`)
  }
}
