import fc from 'fast-check'

const SURROGATES = { first: 0xd800, last: 0xdfff }
const surrogateCount = SURROGATES.last - SURROGATES.first + 1

const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - surrogateCount })
  .map(place => (place < SURROGATES.first ? place : place + surrogateCount))

/**
 * Generates texts of any characters, like `fc.string({ unit: 'binary' })`, which takes a second of processor
 * time to list all of them.
 */
export const anyText = (length: { minLength?: number; maxLength: number }): fc.Arbitrary<string> =>
  fc.array(codePoint, length).map(points => String.fromCodePoint(...points))
