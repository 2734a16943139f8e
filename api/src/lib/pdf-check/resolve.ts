import { type PDFObject, PDFRef } from '@cantoo/pdf-lib'
import type { Contents } from './reader.ts'

export type Resolve = (value: PDFObject | undefined) => PDFObject | undefined

const LONGEST_CHAIN = 10

/** What a reference leads to; nothing when it leads nowhere or in a circle. */
export const resolverOf =
  ({ objects }: Contents): Resolve =>
  value => {
    let found = value
    for (let step = 0; step < LONGEST_CHAIN && found instanceof PDFRef; step++)
      found = objects.get(found.objectNumber)
    return found instanceof PDFRef ? undefined : found
  }
