// "Back" closes the topmost dialog before it leaves the page. While a dialog is open, the browser is on an
// extra history entry, a copy of the page's own: "back" then leads from the copy to the page, which closes
// the dialog. The router ignores these steps, because both entries have the same key.
import type { BlockerFn, RouterHistory } from '@tanstack/react-router'

interface OpenDialog {
  requestClose: () => void
  hasChanges: () => boolean
}

interface EntryState {
  __TSR_key?: string
  isDialogEntry?: true
}

const dialogs: (OpenDialog & { pageKey: string | undefined })[] = []
let routerHistory: RouterHistory | undefined
/** A router navigation is about to start from the page's own entry. */
let isNavigating = false
/** The key of the last shown entry. */
let shownKey: string | undefined
/** The page whose extra entry is ahead in the history, after "back" was pressed. */
let dialogEntryAhead: string | undefined | null = null
/** A history step of our own that has not completed yet. */
let pendingStep: { direction: 1 | -1; promise: Promise<void>; resolve: () => void } | undefined
/** The page is being reloaded: a history step would stop that. */
let isReloading = false
/** Removes the router's blocker. */
let unblock: (() => void) | undefined

export const closeTopmost = (): void => dialogs.at(-1)?.requestClose()

const pageKey = () => routerHistory?.location.state.__TSR_key
const entryState = (): EntryState => history.state ?? {}
// Bypasses the router, which would treat it as a navigation.
const { pushState, replaceState } = typeof History === 'undefined' ? ({} as History) : History.prototype

const step = (direction: 1 | -1): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  pendingStep = { direction, promise, resolve }
  history.go(direction)
  return promise
}

/** The entry of a link within the page has no key yet. */
const assignKey = () => {
  if (entryState().__TSR_key || !routerHistory) return
  const { state } = routerHistory.location
  replaceState.call(history, state, '')
  shownKey = state.__TSR_key
}

const enter = () => {
  assignKey()
  unblock ??= routerHistory?.block({ enableBeforeUnload: false, blockerFn: blockNavigation })
  const state = entryState()
  if (dialogEntryAhead !== null && dialogEntryAhead === state.__TSR_key) return void step(1)
  pushState.call(history, { ...state, isDialogEntry: true }, '')
  dialogEntryAhead = state.__TSR_key
}

/** While the router blocks a step between two pages, the current entry is not that of the page shown. */
const isEntryOfPage = () => {
  const { __TSR_key: key } = entryState()
  return !key || !routerHistory || key === pageKey()
}

/** Navigations start from the page's own entry, so that no extra entry remains between two pages. */
const popDialogEntry = async () => {
  if (!pendingStep && !entryState().isDialogEntry) return
  isNavigating = true
  await pendingStep?.promise
  if (entryState().isDialogEntry) await step(-1)
  setTimeout(() => {
    isNavigating = false
    syncHistory()
  })
}

const blockNavigation: BlockerFn = async ({ action, currentLocation, nextLocation }) => {
  if (currentLocation.state.__TSR_key === nextLocation.state.__TSR_key) return false
  if (action === 'PUSH' || action === 'REPLACE') await popDialogEntry()
  else if (dialogs.some(({ hasChanges }) => hasChanges())) {
    // Two quick steps back, or an entry from the back button's menu.
    closeTopmost()
    return true
  }
  return false
}

const syncHistory = () => {
  if (pendingStep || isNavigating || isReloading || !isEntryOfPage()) return
  const isInside = entryState().isDialogEntry === true
  // A dialog that led to another page may still be open there briefly.
  const hasDialog = dialogs.some(dialog => dialog.pageKey === pageKey())
  if (hasDialog && !isInside) enter()
  if (dialogs.length > 0) return
  if (isInside) return void step(-1)
  unblock?.()
  unblock = undefined
}

/** Deferred until React has finished: often one dialog closes while the next one opens. */
const syncHistorySoon = () => void setTimeout(syncHistory)

const onPopState = (event: PopStateEvent) => {
  const { __TSR_key: key, isDialogEntry }: EntryState = event.state ?? {}
  const isSamePage = key === shownKey && (key !== undefined || !routerHistory)
  shownKey = key
  // If "back" is pressed at this moment, it overtakes our own step, which then never completes.
  const finished = pendingStep
  pendingStep = undefined
  finished?.resolve()
  syncHistorySoon()
  if (!isSamePage) return
  event.stopImmediatePropagation()
  if (!isDialogEntry && finished?.direction !== -1) closeTopmost()
}

// Registered on module load, before the router: of two listeners on the window, the first one runs first.
if (typeof window !== 'undefined') {
  shownKey = entryState().__TSR_key
  addEventListener('popstate', onPopState)
}

/** Reloads the page, even with open dialogs. */
export const reloadPage = (): void => {
  isReloading = true
  location.reload()
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
  shownKey = entryState().__TSR_key
  syncHistorySoon()
  const unsubscribe = connected.subscribe(({ location, action: { type } }) => {
    if (type === 'PUSH' || type === 'REPLACE') shownKey = location.state.__TSR_key
  })
  return () => {
    unsubscribe()
    unblock?.()
    unblock = undefined
    routerHistory = undefined
  }
}
