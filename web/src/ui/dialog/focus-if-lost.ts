/** By then a dialog that closes has given the focus back, if it could. */
const FOCUS_RETURNS_MS = 100

/** What opened a dialog may be gone when it closes: then the focus is put where `find` says. */
export const focusIfLost = (find: () => HTMLElement | null | undefined): void => {
  setTimeout(() => {
    if (document.activeElement === document.body) find()?.focus()
  }, FOCUS_RETURNS_MS)
}
