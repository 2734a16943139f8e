// Refuses what a résumé does not need: scripts, actions, attached files, links that start programs.
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { nameAt, refuseActionAt, refuseActionItself } from './actions.ts'
import type { Contents } from './contents.ts'
import { type PdfProblem, refuse } from './refusal.ts'
import { type Resolve, resolverOf, versionsOf } from './resolve.ts'

// Decides which URLs a link may have.

/** Schemes in legitimate files: LilyPond uses `textedit` to point to the line of each note. */
const harmlessSchemes = [
  ...['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'sms', 'news', 'doi', 'urn', 'file', 'textedit'],
]

// Common typos: htttp://, ttps://, lhttps://, e-mail:. No program handles these schemes.
const mistyped = /^(\w?h+t+p+s*|tt+ps*|e-?mail|mail|mai?lto?|malito)$/

// Browsers remove spaces and line breaks first.
const plain = (address: string) => address.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase()

/** A URL without a scheme, such as www.example.org:8080, is a web address; `c:\cv.doc` is a file. */
const isHarmlessLink = (address: string): boolean => {
  const [, scheme] = /^([^:/?#]+):/.exec(plain(address)) ?? []
  if (scheme === undefined || harmlessSchemes.includes(scheme) || mistyped.test(scheme)) return true
  return /^([a-z]|[\w.-]+\.\w+)$/.test(scheme)
}

/**
 * The base of relative links. Some programs concatenate the two, so it must not contain a part of a scheme.
 */
const isHarmlessBase = (address: string): boolean => /^($|(https?|ftp|file):\/\/)/.test(plain(address))

/** Refused as a value anywhere. */
const forbiddenNames: Record<string, PdfProblem> = {
  ...{ JavaScript: 'PDF_ACTIVE', Launch: 'PDF_ACTIVE', SubmitForm: 'PDF_ACTIVE', ImportData: 'PDF_ACTIVE' },
  ...{ GoToR: 'PDF_ACTIVE', GoToE: 'PDF_ACTIVE', GoTo3DView: 'PDF_ACTIVE', RichMediaExecute: 'PDF_ACTIVE' },
  ...{ EmbeddedFile: 'PDF_ATTACHMENT', FileAttachment: 'PDF_ATTACHMENT', RichMedia: 'PDF_ATTACHMENT' },
}
/** Only as subtypes: short words may also be names of fonts. */
const forbiddenSubtypes = ['Movie', 'Sound', '3D', 'Screen']

const isText = (value: PDFObject | undefined): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString

const refuseText = (value: PDFObject, isHarmless: (text: string) => boolean, contents: Contents) => {
  for (const version of versionsOf(value, contents))
    if (isText(version) && !isHarmless(version.decodeText()))
      refuse('PDF_LINK', version.decodeText().slice(0, 80))
}

/** Programs write empty lists of scripts and of attached files. */
const isEmptyTree = (tree: PDFObject | undefined, resolve: Resolve) =>
  tree === undefined ||
  (tree instanceof PDFDict &&
    ['Names', 'Kids'].every(key => {
      const list = resolve(tree.get(PDFName.of(key)))
      return list === undefined || (list instanceof PDFArray && list.size() === 0)
    }))

const hasStream = (value: PDFObject | undefined, resolve: Resolve) =>
  value instanceof PDFDict && value.values().some(one => resolve(one) instanceof PDFRawStream)

const refuseEntry = (dict: PDFDict, key: string, entry: PDFObject, contents: Contents) => {
  const resolve = resolverOf(contents)
  const value = resolve(entry)
  refuseActionAt(key, value, resolve)
  if (key === 'JS' && (isText(value) || (value instanceof PDFRawStream && dict.has(PDFName.of('S')))))
    refuse('PDF_ACTIVE', `/${key}`)
  if (key === 'JavaScript' && !isEmptyTree(value, resolve)) refuse('PDF_ACTIVE', `/${key}`)
  if (key === 'EmbeddedFiles' && !isEmptyTree(value, resolve)) refuse('PDF_ATTACHMENT', `/${key}`)
  if (key === 'EF' && hasStream(value, resolve)) refuse('PDF_ATTACHMENT', `/${key}`)
  if (key === 'RichMediaContent') refuse('PDF_ATTACHMENT', `/${key}`)
  if (key === 'XFA' && value !== undefined) refuse('PDF_FORM', `/${key}`)
  if (key === 'URI') refuseText(entry, isHarmlessLink, contents)
  if (key === 'Base') refuseText(entry, isHarmlessBase, contents)
}

/** Whether the content of a stream, or the page that it shows, is in another file. */
const isOutside = ({ dict }: PDFRawStream) => dict.has(PDFName.of('F')) || dict.has(PDFName.of('Ref'))

const childrenOf = (value: PDFObject, contents: Contents): PDFObject[] => {
  if (value instanceof PDFArray) return value.asArray()
  if (value instanceof PDFRawStream && isOutside(value))
    refuse('PDF_ATTACHMENT', 'a stream outside of the file')
  const dict = value instanceof PDFRawStream ? value.dict : value
  if (!(dict instanceof PDFDict)) return []
  const resolve = resolverOf(contents)
  refuseActionItself(dict, resolve)
  if (forbiddenSubtypes.includes(nameAt(dict, 'Subtype', resolve) ?? ''))
    refuse('PDF_ATTACHMENT', 'an annotation')
  return dict.entries().map(([name, entry]) => {
    refuseEntry(dict, name.decodeText(), entry, contents)
    return entry
  })
}

export const refuseActivity = (contents: Contents): void => {
  for (const [name, problem] of Object.entries(forbiddenNames))
    if (contents.names.has(name)) refuse(problem, `/${name}`)
  const waiting = [...contents.versions]
  for (let value = waiting.pop(); value; value = waiting.pop())
    for (const child of childrenOf(value, contents)) waiting.push(child)
}
