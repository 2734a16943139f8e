import { type RefObject, useEffect, useRef } from 'react'

const CHECK_INTERVAL_MS = 100
const ATTEMPTS = 30
const ATTEMPTS_AFTERWARDS = 5

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
