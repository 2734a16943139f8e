/** By then a dialog that closes has given the focus back, if it could. */
const FOCUS_RETURNS_MS = 100
const LOOKS = 10

const look = (find: () => HTMLElement | null | undefined, left: number): void => {
  setTimeout(() => {
    if (document.activeElement === document.body) find()?.focus()
    // It holds the focus as long as it is fading.
    else if (left > 1 && document.activeElement?.closest('.dialog')) look(find, left - 1)
  }, FOCUS_RETURNS_MS)
}

/** What opened a dialog may be gone when it closes: then the focus is put where `find` says. */
export const focusIfLost = (find: () => HTMLElement | null | undefined): void => look(find, LOOKS)
