// "Back" closes the topmost dialog before it leaves the page. A dialog opens on an extra history entry, a copy of
// the page's own: "back" then leads from the copy to the page, which closes the dialog. The copy stays when the dialog
// closes in another way, because a step back takes a moment, and stops a page that is opened in it. The next dialog
// uses it again, the next page of the router takes its place, and "back" passes it. The router sees none of this.
import type { BlockerFn, RouterHistory } from '@tanstack/react-router'

interface OpenDialog {
  requestClose: () => void
  hasChanges: () => boolean
}

interface Marks {
  isDialogEntry?: true
  /** The same for a page's own entry and its copy. */
  dialogPair?: string
}

interface EntryState extends Marks {
  __TSR_key?: string
}

const dialogs: (OpenDialog & { pageKey: string | undefined })[] = []
let routerHistory: RouterHistory | undefined
/** The state of the last shown entry. */
let shown: EntryState = {}
/** "Back" was pressed on the copy: it is ahead in the history. */
let isCopyAhead = false
/** A step onto the copy has not completed yet. */
let isStepping = false
/** Removes the router's blocker. */
let unblock: (() => void) | undefined

export const closeTopmost = (): void => dialogs.at(-1)?.requestClose()

const pageKey = () => routerHistory?.location.state.__TSR_key
const entryState = (): EntryState => history.state ?? {}
// The router would treat its own as a navigation.
const native = typeof History === 'undefined' ? ({} as History) : History.prototype

const pushEntry = (state: EntryState, address?: string | URL | null) => {
  native.pushState.call(history, state, '', address)
  shown = state
  isCopyAhead = false
}

const replaceEntry = (state: EntryState, address?: string | URL | null) => {
  native.replaceState.call(history, state, '', address)
  shown = state
}

const withMarks = (state: EntryState | null, marks: Marks): EntryState => {
  const { isDialogEntry: _, dialogPair: __, ...own } = state ?? {}
  return { ...own, ...marks }
}

const isOnCopy = () => entryState().isDialogEntry === true

const enter = () => {
  unblock ??= routerHistory?.block({ enableBeforeUnload: false, blockerFn: blockNavigation })
  if (isOnCopy()) return
  if (isCopyAhead) {
    isStepping = true
    return history.go(1)
  }
  const dialogPair = String(Math.random())
  // The entry of a link within the page has no state of the router yet.
  const state = routerHistory && !entryState().__TSR_key ? routerHistory.location.state : entryState()
  replaceEntry(withMarks(state, { dialogPair }))
  pushEntry(withMarks(state, { dialogPair, isDialogEntry: true }))
}

/** While the router blocks a step between two pages, the current entry is not that of the page shown. */
const isEntryOfPage = () => {
  const { __TSR_key: key } = entryState()
  return !key || !routerHistory || key === pageKey()
}

const blockNavigation: BlockerFn = ({ action, currentLocation, nextLocation }) => {
  if (action === 'PUSH' || action === 'REPLACE') return false
  if (currentLocation.state.__TSR_key === nextLocation.state.__TSR_key) return false
  if (!dialogs.some(({ hasChanges }) => hasChanges())) return false
  // Two quick steps back, or an entry from the back button's menu.
  closeTopmost()
  return true
}

const syncHistory = () => {
  if (isStepping || !isEntryOfPage()) return
  // A dialog that led to another page may still be open there briefly.
  if (dialogs.some(dialog => dialog.pageKey === pageKey())) enter()
  if (dialogs.length > 0) return
  isCopyAhead = false
  unblock?.()
  unblock = undefined
}

/** Deferred until React has finished: a dialog often leads to another page at once. */
const syncHistorySoon = () => void setTimeout(syncHistory)

/** The page may have replaced its address while it was on the copy. */
const updateOwnEntry = (dialogPair: string) => {
  if (!routerHistory || isEntryOfPage()) return
  const { state, href } = routerHistory.location
  replaceEntry(withMarks(state, { dialogPair }), href)
}

const onPopState = (event: PopStateEvent) => {
  const left = shown
  shown = event.state ?? {}
  // If "back" is pressed during our own step, it overtakes the step, which then never completes.
  const isOwnStep = isStepping
  isStepping = false
  const { dialogPair, isDialogEntry: isCopy } = shown
  const isSamePage =
    dialogPair !== undefined && dialogPair === left.dialogPair && isCopy !== left.isDialogEntry
  isCopyAhead = isSamePage && !isCopy
  syncHistorySoon()
  if (!isSamePage) return
  event.stopImmediatePropagation()
  if (!isCopy) updateOwnEntry(dialogPair)
  if (isOwnStep) return
  if (dialogs.length === 0) history.go(isCopy ? 1 : -1)
  else if (!isCopy) closeTopmost()
}

// On module load, before the router: of two listeners on the window the first one runs first, and the router calls the
// methods of the history that it finds.
if (typeof window !== 'undefined') {
  shown = entryState()
  addEventListener('popstate', onPopState)
  // A page from the browser's cache may be shown at another of its entries.
  addEventListener('pageshow', () => {
    shown = entryState()
  })
  history.pushState = (state, _title, address) =>
    isOnCopy() ? replaceEntry(withMarks(state, {}), address) : pushEntry(withMarks(state, {}), address)
  history.replaceState = (state, _title, address) => {
    const { isDialogEntry, dialogPair } = entryState()
    const marks = isDialogEntry && dialogPair !== undefined ? { isDialogEntry, dialogPair } : {}
    replaceEntry(withMarks(state, marks), address)
  }
}

/** Registers an open dialog until the returned function is called. */
export const registerDialog = (opened: OpenDialog): (() => void) => {
  const dialog = { ...opened, pageKey: pageKey() }
  dialogs.push(dialog)
  syncHistorySoon()
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1)
    syncHistorySoon()
  }
}

/** Shares the browser's history between dialogs and the router, until the returned function is called. */
export const connectHistory = (connected: RouterHistory): (() => void) => {
  routerHistory = connected
  return () => {
    unblock?.()
    unblock = undefined
    routerHistory = undefined
  }
}
