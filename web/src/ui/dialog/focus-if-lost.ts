const CHECK_INTERVAL_MS = 100
const ATTEMPTS = 10

const look = (find: () => HTMLElement | null | undefined, left: number): void => {
  setTimeout(() => {
    if (document.activeElement === document.body) find()?.focus()
    // A dialog keeps the focus while it fades out, and then returns it to an element that may disappear a moment
    // later, with the next render.
    else if (left > 1) look(find, left - 1)
  }, CHECK_INTERVAL_MS)
}

/** The element that opened a dialog may be gone when it closes: then focuses the result of `find`. */
export const focusIfLost = (find: () => HTMLElement | null | undefined): void => look(find, ATTEMPTS)
