// What a résumé does not need: scripts, actions, attached files.
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { Contents } from './reader.ts'
import { refuse } from './refusal.ts'
import { type Resolve, resolverOf } from './resolve.ts'

/** Nowhere in the file, be it a key or a value. */
const forbiddenNames = [
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition', 'Movie', 'Sound'],
  ...['RichMedia', 'RichMediaContent', 'RichMediaExecute', '3D', 'GoTo3DView'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'XFA'],
]
/** Not as a key; as a value these short names may be anything. */
const forbiddenKeys = ['JS', 'AA', 'EF']

const textOf = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined

const harmlessSchemes = ['http', 'https', 'mailto', 'tel']

/** An address without a scheme, such as www.example.org, is an address of the web. */
const isHarmlessLink = (address: string) => {
  // Browsers leave spaces and line ends out before they look.
  const [, scheme] = /^([^:/?#]+):/.exec(address.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase()) ?? []
  return scheme === undefined || harmlessSchemes.includes(scheme) || /^[\w.-]+\.\w+$/.test(scheme)
}

/** Opening a file may lead to a place in it, and do nothing else. */
const opensQuietly = (action: PDFObject | undefined) =>
  action === undefined ||
  action instanceof PDFArray ||
  (action instanceof PDFDict &&
    action.get(PDFName.of('S')) === PDFName.of('GoTo') &&
    !action.has(PDFName.of('Next')))

const refuseEntry = (key: string, value: PDFObject | undefined) => {
  if (forbiddenKeys.includes(key)) refuse('PDF_ACTIVE')
  if (key === 'OpenAction' && !opensQuietly(value)) refuse('PDF_ACTIVE')
  if (key === 'URI' && !isHarmlessLink(textOf(value) ?? '')) refuse('PDF_ACTIVE')
}

const childrenOf = (value: PDFObject, resolve: Resolve): PDFObject[] => {
  if (value instanceof PDFArray) return value.asArray()
  const dict = value instanceof PDFRawStream ? value.dict : value
  if (!(dict instanceof PDFDict)) return []
  return dict.entries().map(([name, entry]) => {
    refuseEntry(name.decodeText(), resolve(entry))
    return entry
  })
}

/** The content of a stream may lie in another file. */
const isOutside = (value: PDFObject) => value instanceof PDFRawStream && value.dict.has(PDFName.of('F'))

export const refuseActivity = (contents: Contents): void => {
  if (forbiddenNames.some(name => contents.names.has(name))) refuse('PDF_ACTIVE')
  const resolve = resolverOf(contents)
  const waiting = [...contents.versions]
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    if (isOutside(value)) refuse('PDF_ACTIVE')
    for (const child of childrenOf(value, resolve)) waiting.push(child)
  }
}
