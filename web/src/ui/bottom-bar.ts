const COVERED = '--covered-below'

const coveredBy = (bar: HTMLElement) => {
  const { position, bottom } = getComputedStyle(bar)
  return position === 'sticky' ? bar.offsetHeight + Number.parseFloat(bottom) : 0
}

/**
 * For the `ref` of a bar that sticks to the lower edge of the window: tells the style sheet how much of the window is
 * covered, so that nothing gets the focus behind the bar. Its height depends on the language, the font and its messages.
 */
export const bottomBar = (bar: HTMLElement | null): (() => void) | undefined => {
  if (!bar) return
  const { style } = document.documentElement
  const measure = () => style.setProperty(COVERED, `${coveredBy(bar)}px`)
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  // The window decides whether it sticks, and how far above the edge.
  addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    removeEventListener('resize', measure)
    style.removeProperty(COVERED)
  }
}
