const CHECK_INTERVAL_MS = 100
const ATTEMPTS = 30

type Find = () => HTMLElement | null | undefined

const look = (isLost: () => boolean, find: Find, left: number): void => {
  setTimeout(() => {
    if (isLost()) find()?.focus()
    // A dialog that closes returns the focus to an element that may disappear a moment later, with the next
    // render.
    else if (left > 1) look(isLost, find, left - 1)
  }, CHECK_INTERVAL_MS)
}

/** The element that opened a dialog may be gone when it closes: then focuses the result of `find`. */
export const focusIfLost = (find: Find): void =>
  look(() => document.activeElement === document.body, find, ATTEMPTS)

/** A dialog above another one may return the focus to the page behind both: then focuses the other one. */
export const focusIfOutside = (find: Find): void =>
  look(() => find()?.contains(document.activeElement) === false, find, ATTEMPTS)
