import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { refuse } from './refusal.ts'
import type { Resolve } from './resolve.ts'

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

export const nameAt = (dict: PDFDict, key: string, resolve: Resolve): string | undefined => {
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
export const refuseActionAt = (key: string, value: PDFObject | undefined, resolve: Resolve): void => {
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

export const refuseActionItself = (dict: PDFDict, resolve: Resolve): void => {
  const type = nameAt(dict, 'S', resolve)
  if (type === undefined) return
  if (forbiddenActions.includes(type)) refuse('PDF_ACTIVE', `/S/${type}`)
  if (nameAt(dict, 'Type', resolve) === 'Action') refuseAction(dict, resolve)
}
