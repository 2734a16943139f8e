import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import type { Contents } from './contents.ts'
import { numberAt } from './reader.ts'
import { PdfRefusal, refuse } from './refusal.ts'
import { type Resolve, resolverOf } from './resolve.ts'

const MAX_PAGES = 50
const DEEPEST = 50

interface Count {
  pages: number
  /** Visited nodes: visiting one again would count it and everything below it twice. */
  met: Set<PDFObject>
}

const countBelow = (value: PDFObject | undefined, resolve: Resolve, count: Count, depth: number): void => {
  const node = resolve(value)
  if (!(node instanceof PDFDict)) throw new PdfRefusal('PDF_DAMAGED', 'a page is missing')
  const kids = resolve(node.get(PDFName.of('Kids')))
  if (!(kids instanceof PDFArray)) {
    if (++count.pages > MAX_PAGES) refuse('PDF_TOO_LONG')
    return
  }
  if (count.met.has(node)) refuse('PDF_DAMAGED', 'a part of the page tree is met twice')
  count.met.add(node)
  if (depth > DEEPEST) refuse('PDF_TOO_COMPLEX')
  if ((numberAt(node, 'Count') ?? 0) > MAX_PAGES) refuse('PDF_TOO_LONG')
  for (const kid of kids.asArray()) countBelow(kid, resolve, count, depth + 1)
}

const hasRoot = (trailer: PDFDict) => trailer.has(PDFName.of('Root'))

export const refuseWrongPages = (contents: Contents): void => {
  const resolve = resolverOf(contents)
  const catalog = resolve(contents.trailers.findLast(hasRoot)?.get(PDFName.of('Root')))
  if (!(catalog instanceof PDFDict)) throw new PdfRefusal('PDF_DAMAGED', 'no catalog')
  const count: Count = { pages: 0, met: new Set() }
  countBelow(catalog.get(PDFName.of('Pages')), resolve, count, 0)
  if (count.pages === 0) refuse('PDF_DAMAGED', 'no pages')
}
