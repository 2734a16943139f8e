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
import { type Contents, type Resolve, resolverOf, versionsOf } from './contents.ts'
import { type PdfProblem, refuse } from './refusal.ts'

const GO_TO = 'GoTo'
const allowedActions = [GO_TO, 'URI', 'Named']
/** Navigation only. Other names run commands of the viewer, such as Print, SaveAs and Quit. */
const allowedCommands = [
  'NextPage',
  'PrevPage',
  'FirstPage',
  'LastPage',
  'GoBack',
  'GoForward',
  'GoToPage',
  'Find',
]
/** Refused as the type of any dictionary, even if nothing refers to it. */
const forbiddenActions = [
  ...[
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'ResetForm',
    'GoToR',
    'GoToE',
    'GoTo3DView',
    'GoToDp',
  ],
  ...[
    'Rendition',
    'RichMediaExecute',
    'Movie',
    'Sound',
    'Thread',
    'Hide',
    'SetOCGState',
    'Trans',
    'NOP',
    'SetState',
  ],
]

const nameAt = (dict: PDFDict, key: string, resolve: Resolve): string | undefined => {
  const value = resolve(dict.get(PDFName.of(key)))
  return value instanceof PDFName ? value.decodeText() : undefined
}

const isAllowed = (action: PDFDict, type: string, resolve: Resolve) =>
  allowedActions.includes(type) &&
  (type !== 'Named' || allowedCommands.includes(nameAt(action, 'N', resolve) ?? ''))

const refuseAction = (action: PDFObject | undefined, resolve: Resolve): void => {
  if (!(action instanceof PDFDict)) return
  const type = nameAt(action, 'S', resolve)
  // Text attributes use the same key as actions, but have no type.
  if (type !== undefined && !isAllowed(action, type, resolve))
    refuse('PDF_ACTIVE', `/${type} ${nameAt(action, 'N', resolve) ?? ''}`)
}

/** Whether opening the file only goes to a place in it. */
const isPlainOpenAction = (action: PDFObject | undefined, resolve: Resolve) =>
  !(action instanceof PDFDict) ||
  (nameAt(action, 'S', resolve) === GO_TO && resolve(action.get(PDFName.of('Next'))) === undefined)

const isAnyAction = (value: PDFObject | undefined, resolve: Resolve) => {
  const type = value instanceof PDFDict ? nameAt(value, 'S', resolve) : undefined
  return type !== undefined && [...allowedActions, ...forbiddenActions].includes(type)
}

/** Refuses actions under this key, which run on a click or by themselves. */
const refuseActionAt = (key: string, value: PDFObject | undefined, resolve: Resolve): void => {
  if (key === 'A' || key === 'PA') refuseAction(value, resolve)
  if (key === 'Next' && value instanceof PDFArray)
    for (const action of value.asArray()) refuseAction(resolve(action), resolve)
  else if (key === 'Next') refuseAction(value, resolve)
  if (key === 'OpenAction' && !isPlainOpenAction(value, resolve)) refuse('PDF_ACTIVE', '/OpenAction')
  // Runs when a page is turned or a field is left. The key may also be the name of a font.
  if (
    key === 'AA' &&
    value instanceof PDFDict &&
    value.values().some(one => isAnyAction(resolve(one), resolve))
  )
    refuse('PDF_ACTIVE', '/AA')
}

const refuseActionItself = (dict: PDFDict, resolve: Resolve): void => {
  const type = nameAt(dict, 'S', resolve)
  if (type === undefined) return
  if (forbiddenActions.includes(type)) refuse('PDF_ACTIVE', `/S/${type}`)
  if (nameAt(dict, 'Type', resolve) === 'Action') refuseAction(dict, resolve)
}

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
