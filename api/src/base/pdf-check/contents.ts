import { type PDFDict, PDFNull, type PDFObject, PDFRef } from '@cantoo/pdf-lib'
import { refuse } from './refusal.ts'

const MAX_OBJECTS = 50_000
const MAX_VALUES = 1_000_000

/** The objects of a file, without interpretation. */
export class Contents {
  /** All versions of each object, by number; readers show the last one. */
  readonly objects = new Map<number, PDFObject[]>()
  /** All versions of all objects, the trailers, and the replaced values of repeated dictionary keys. */
  readonly versions: PDFObject[] = []
  readonly trailers: PDFDict[] = []
  /** Offsets of all objects. */
  readonly places = new Set<number>()
  /** All names used as values, unescaped. */
  readonly names = new Set<string>()
  hasEnd = false
  #values = 0

  add(number: number, object: PDFObject): void {
    const versions = this.objects.get(number)
    if (versions) versions.push(object)
    else this.objects.set(number, [object])
    this.addLoose(object)
  }

  addLoose(object: PDFObject): void {
    this.versions.push(object)
    if (this.versions.length > MAX_OBJECTS) refuse('PDF_TOO_COMPLEX')
  }

  countValue(): void {
    if (++this.#values > MAX_VALUES) refuse('PDF_TOO_COMPLEX')
  }
}

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
