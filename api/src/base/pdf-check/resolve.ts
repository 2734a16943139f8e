import { PDFNull, type PDFObject, PDFRef } from '@cantoo/pdf-lib'
import type { Contents } from './contents.ts'

export type Resolve = (value: PDFObject | undefined) => PDFObject | undefined

const MAX_CHAIN_LENGTH = 10

/** Resolves a reference. Returns undefined if it has no target or is circular. */
export const resolverOf =
  ({ objects }: Contents): Resolve =>
  value => {
    let found = value
    for (let step = 0; step < MAX_CHAIN_LENGTH && found instanceof PDFRef; step++)
      found = objects.get(found.objectNumber)?.at(-1)
    return found instanceof PDFRef || found === PDFNull ? undefined : found
  }

/**
 * Returns every possible target of a reference: a program that reads the tables differently may find an older
 * version.
 */
export const versionsOf = (value: PDFObject, contents: Contents): PDFObject[] => {
  if (!(value instanceof PDFRef)) return [value]
  const resolve = resolverOf(contents)
  return (contents.objects.get(value.objectNumber) ?? []).flatMap(version => resolve(version) ?? [])
}
