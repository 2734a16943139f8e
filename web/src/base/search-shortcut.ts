const FIELDS = 'input, textarea, select, [contenteditable], [role="combobox"], [role="textbox"]'

/** Whether the keys go into a field. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(FIELDS) !== null

const isSlash = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === '/' && !ctrlKey && !metaKey && !altKey

const isControlK = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey)

/** `/` or Ctrl-K, outside of a field. */
export const isSearchShortcut = (event: KeyboardEvent): boolean =>
  (isSlash(event) || isControlK(event)) && !event.defaultPrevented && !isTyping(event.target)

let wasPressed = false
const onEarlyKey = (event: KeyboardEvent) => {
  if (isSearchShortcut(event) && location.pathname.startsWith('/user')) wasPressed = true
}

/** Remembers the shortcut while the search of the office is still loading. */
export const trackEarlyShortcut = (): void => document.addEventListener('keydown', onEarlyKey)

/** Returns whether the shortcut was pressed before the search was there, once. */
export const takeEarlyShortcut = (): boolean => {
  document.removeEventListener('keydown', onEarlyKey)
  const isTaken = wasPressed
  wasPressed = false
  return isTaken
}
