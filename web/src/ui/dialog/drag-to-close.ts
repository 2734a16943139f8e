const CLOSES_BEYOND = 120
const FURTHEST = 240
const CLOSE_DELAY = 120

/**
 * Whether something between the touched element and the panel is scrolled: then the touch scrolls it first.
 */
const isScrolled = (touched: EventTarget | null, panel: HTMLElement): boolean => {
  for (let part = touched; part instanceof Element; part = part.parentElement) {
    if (part.scrollTop > 0) return true
    if (part === panel) return false
  }
  return false
}

/** Closes the panel when it is dragged down far enough. Returns a cleanup function. */
export const dragToClose = (panel: HTMLElement, onClose: () => void): (() => void) => {
  const listening = new AbortController()
  let start: number | undefined
  let distance = 0
  let closing: ReturnType<typeof setTimeout> | undefined

  const moveTo = (pixels: number, state: 'held' | 'free' | 'leaving' | 'left') => {
    panel.dataset['drag'] = state
    panel.style.translate = pixels === 0 ? '' : `0 ${pixels}px`
  }

  const onStart = ({ touches, target }: TouchEvent) => {
    const [finger] = touches
    const isOneFinger = touches.length === 1 && finger !== undefined
    start = isOneFinger && !closing && !isScrolled(target, panel) ? finger.clientY : undefined
    distance = 0
  }

  const onMove = (event: TouchEvent) => {
    const finger = event.touches[0]
    if (start === undefined || !finger) return
    const moved = finger.clientY - start
    // An initial move upwards is a scroll, which the browser handles.
    if (moved < 0 && distance === 0) start = undefined
    if (start === undefined) return
    if (event.cancelable) event.preventDefault()
    distance = Math.max(0, Math.min(moved, FURTHEST))
    moveTo(distance, 'held')
  }

  const onEnd = () => {
    if (start === undefined || distance === 0) return
    start = undefined
    if (distance <= CLOSES_BEYOND) return moveTo(0, 'free')
    moveTo(FURTHEST, 'leaving')
    closing = setTimeout(() => {
      closing = undefined
      onClose()
      // A dialog that may not close now returns to its position.
      moveTo(0, 'left')
    }, CLOSE_DELAY)
  }

  const onCancel = () => {
    start = undefined
    moveTo(0, 'free')
  }

  const { signal } = listening
  panel.addEventListener('touchstart', onStart, { passive: true, signal })
  // Not passive: nothing may scroll while the panel is dragged.
  panel.addEventListener('touchmove', onMove, { passive: false, signal })
  panel.addEventListener('touchend', onEnd, { signal })
  panel.addEventListener('touchcancel', onCancel, { signal })
  return () => {
    listening.abort()
    clearTimeout(closing)
  }
}
