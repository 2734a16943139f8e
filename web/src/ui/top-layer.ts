/**
 * Marks elements that stay usable above an open dialog. React Aria makes everything else inert and keeps the
 * focus out of it.
 */
export const topLayer = { 'data-react-aria-top-layer': true } as const

const TABBABLE = 'a[href], button, input, select, textarea, [tabindex]'

const isTabbable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility()

const tabbableIn = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>(TABBABLE)].filter(isTabbable)

/**
 * Tab cycles within a dialog. At the end of the cycle this focuses the alert above the dialog, from which the
 * browser continues into the dialog, because everything else is inert.
 */
export const tabToAlert = (
  event: { key: string; shiftKey: boolean; preventDefault: () => void },
  dialog: HTMLElement,
) => {
  if (event.key !== 'Tab') return
  const circle = tabbableIn(dialog)
  const end = event.shiftKey ? circle[0] : circle.at(-1)
  const alert = document.querySelector<HTMLElement>('.alert-banner button')
  if (!alert || document.activeElement !== end) return
  event.preventDefault()
  alert.focus()
}
