import { PDFNull, type PDFObject, PDFRef } from '@cantoo/pdf-lib'
import type { Contents } from './contents.ts'

export type Resolve = (value: PDFObject | undefined) => PDFObject | undefined

const LONGEST_CHAIN = 10

/** What a reference leads to; nothing when it leads nowhere or in a circle. */
export const resolverOf =
  ({ objects }: Contents): Resolve =>
  value => {
    let found = value
    for (let step = 0; step < LONGEST_CHAIN && found instanceof PDFRef; step++)
      found = objects.get(found.objectNumber)?.at(-1)
    return found instanceof PDFRef || found === PDFNull ? undefined : found
  }

/** All that a reference can lead to: a program with another idea of the tables may find an older version. */
export const versionsOf = (value: PDFObject, contents: Contents): PDFObject[] => {
  if (!(value instanceof PDFRef)) return [value]
  const resolve = resolverOf(contents)
  return (contents.objects.get(value.objectNumber) ?? []).flatMap(version => resolve(version) ?? [])
}
