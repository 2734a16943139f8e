import type { PDFDict, PDFObject } from '@cantoo/pdf-lib'
import { refuse } from './refusal.ts'

const MOST_OBJECTS = 50_000
const MOST_VALUES = 1_000_000

/** What stands in a file, without asking what it means. */
export class Contents {
  /** Every version of each object, by its number; readers show the last one. */
  readonly objects = new Map<number, PDFObject[]>()
  /** Every version of every object, the trailers, and what a repeated key of a dictionary had before. */
  readonly versions: PDFObject[] = []
  readonly trailers: PDFDict[] = []
  /** Where objects begin. */
  readonly places = new Set<number>()
  /** Every name that is a value somewhere, unescaped. */
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
    if (this.versions.length > MOST_OBJECTS) refuse('PDF_TOO_COMPLEX')
  }

  countValue(): void {
    if (++this.#values > MOST_VALUES) refuse('PDF_TOO_COMPLEX')
  }
}
