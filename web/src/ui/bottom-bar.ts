const COVERED = '--covered-below'

const coveredBy = (bar: HTMLElement) => {
  const { position, bottom } = getComputedStyle(bar)
  return position === 'sticky' ? bar.offsetHeight + Number.parseFloat(bottom) : 0
}

/**
 * For the `ref` of a bar that sticks to the bottom of the window: sets a custom property with the covered
 * height, so that focused elements are not hidden behind it. The height depends on language, font and
 * messages.
 */
export const bottomBar = (bar: HTMLElement | null): (() => void) | undefined => {
  if (!bar) return
  const { style } = document.documentElement
  const measure = () => style.setProperty(COVERED, `${coveredBy(bar)}px`)
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  // The window size decides whether it sticks, and its offset.
  addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    removeEventListener('resize', measure)
    style.removeProperty(COVERED)
  }
}
