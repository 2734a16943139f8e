import { type RefObject, useEffect, useRef } from 'react'

const CHECK_INTERVAL_MS = 100
const ATTEMPTS = 30
const ATTEMPTS_AFTERWARDS = 5
/** How many checks in a row find the focus lost before it moves behind a closed dialog. */
const CHECKS_BEHIND = 4

type Find = () => HTMLElement | null | undefined

const look = (isLost: () => boolean, find: Find, left: number): void => {
  setTimeout(() => {
    const wasLost = isLost()
    if (wasLost) find()?.focus()
    // A dialog that closes returns the focus to an element that may disappear a moment later, with the next
    // render; on a slow machine also after the focus was moved here.
    const rest = Math.min(left - 1, wasLost ? ATTEMPTS_AFTERWARDS : ATTEMPTS)
    if (rest > 0) look(isLost, find, rest)
  }, CHECK_INTERVAL_MS)
}

/** The element that opened a dialog may be gone when it closes: then focuses the result of `find`. */
export const focusIfLost = (find: Find): void =>
  look(() => document.activeElement === document.body, find, ATTEMPTS)

/** For what disappears with the page part around it: then focuses the content of the page. */
export const focusContentIfLost = (): void => focusIfLost(() => document.getElementById('content'))

const contentOrDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1) ??
  document.getElementById('content')

/**
 * For every closed dialog: what opened it may be gone. Waits for a page that knows a better place, and then focuses the
 * dialog behind it, or the content.
 */
export const focusBehindIfLost = (left = ATTEMPTS, lostChecks = 0): void => {
  setTimeout(() => {
    const lost = document.activeElement === document.body ? lostChecks + 1 : 0
    if (lost >= CHECKS_BEHIND) contentOrDialog()?.focus({ preventScroll: true })
    else if (left > 1) focusBehindIfLost(left - 1, lost)
  }, CHECK_INTERVAL_MS)
}

/** A dialog above another one may return the focus to the page behind both: then focuses the other one. */
export const focusIfOutside = (find: Find): void =>
  look(() => find()?.contains(document.activeElement) === false, find, ATTEMPTS)

/**
 * The element that opened a dialog may be removed by a change made there, even later: then focuses `place`.
 */
export const useReturnFocus = (changing: number | boolean, place: RefObject<HTMLElement | null>): void => {
  const known = useRef(changing)
  useEffect(() => {
    if (known.current !== changing) focusIfLost(() => place.current)
    known.current = changing
  }, [changing, place])
}
