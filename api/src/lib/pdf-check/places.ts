// Programs find objects by the tables of a file, or by looking for them. Both must find what was read.
import type { Contents } from './reader.ts'
import { refuse } from './refusal.ts'

const isSpace = (byte: number | undefined) => byte !== undefined && [0, 9, 10, 12, 13, 32].includes(byte)

const objectAt = (bytes: Buffer, places: Contents['places'], place: number): number | undefined => {
  let at = place
  while (isSpace(bytes[at]) && at - place < 16) at++
  return places.get(at)
}

/** The tables lead to the objects that they name; a place of 0 is an old way to say that there is none. */
export const refuseBrokenTables = (bytes: Buffer, { places, table, lastStartXref }: Contents): void => {
  if (lastStartXref < 0 || !bytes.includes('%%EOF')) refuse('PDF_DAMAGED')
  if (table.some(({ number, place }) => place !== 0 && objectAt(bytes, places, place) !== number))
    refuse('PDF_DAMAGED')
  const start = bytes.toString('latin1', lastStartXref, lastStartXref + 32).trimStart()
  if (!start.startsWith('xref') && objectAt(bytes, places, lastStartXref) === undefined) refuse('PDF_DAMAGED')
}

// Bounded, so that no file makes the search slow.
const gap = String.raw`(?:[\s\0]|%[^\r\n]{0,99}[\r\n]){1,99}`
const header = new RegExp(String.raw`(?<![\d])\d{1,10}${gap}\d{1,5}${gap}obj(?![a-z])`, 'g')

/** An object inside a stream, a text or a comment is there for programs that look for it. */
export const refuseHiddenObjects = (bytes: Buffer, { places }: Contents): void => {
  for (const { index } of bytes.toString('latin1').matchAll(header))
    if (!places.has(index)) refuse('PDF_ACTIVE')
}
