/**
 * For the `ref` of a bar that sticks to an edge of the window: sets a custom property with the covered height, so that
 * focused elements are not hidden behind it. The height depends on language, font and messages.
 */
const coveringBar =
  (property: string, gapOf: (style: CSSStyleDeclaration) => string) => (bar: HTMLElement | null) => {
    if (!bar) return
    const { style } = document.documentElement
    const measure = () => {
      const computed = getComputedStyle(bar)
      const covered =
        computed.position === 'sticky' ? bar.offsetHeight + Number.parseFloat(gapOf(computed)) : 0
      style.setProperty(property, `${covered}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(bar)
    // The window size decides whether it sticks, and its offset.
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      style.removeProperty(property)
    }
  }

export const bottomBar = coveringBar('--covered-below', ({ bottom }) => bottom)
/** Below what else covers the top of the window. */
export const topBar = coveringBar('--covered-by-head', () => '0')
