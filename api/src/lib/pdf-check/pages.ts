import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { type Contents, numberAt } from './reader.ts'
import { PdfRefusal, refuse } from './refusal.ts'
import { type Resolve, resolverOf } from './resolve.ts'

const MOST_PAGES = 50
const DEEPEST = 50

interface Count {
  pages: number
  /** What is being counted just now: whoever meets it again goes in a circle. */
  above: Set<PDFObject>
}

const countBelow = (value: PDFObject | undefined, resolve: Resolve, count: Count): void => {
  const node = resolve(value)
  if (!(node instanceof PDFDict) || count.above.has(node)) throw new PdfRefusal('PDF_DAMAGED')
  const kids = resolve(node.get(PDFName.of('Kids')))
  if (!(kids instanceof PDFArray)) {
    if (++count.pages > MOST_PAGES) refuse('PDF_TOO_COMPLEX')
    return
  }
  if ((numberAt(node, 'Count') ?? 0) > MOST_PAGES || count.above.size > DEEPEST) refuse('PDF_TOO_COMPLEX')
  count.above.add(node)
  for (const kid of kids.asArray()) countBelow(kid, resolve, count)
  count.above.delete(node)
}

const hasRoot = (trailer: PDFDict) => trailer.has(PDFName.of('Root'))

export const refuseWrongPages = (contents: Contents): void => {
  const resolve = resolverOf(contents)
  const catalog = resolve(contents.trailers.findLast(hasRoot)?.get(PDFName.of('Root')))
  if (!(catalog instanceof PDFDict)) throw new PdfRefusal('PDF_DAMAGED')
  const count: Count = { pages: 0, above: new Set() }
  countBelow(catalog.get(PDFName.of('Pages')), resolve, count)
  if (count.pages === 0) refuse('PDF_DAMAGED')
}
