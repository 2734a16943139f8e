// Browsers begin a drag by mouse alone, or only after a long press that also opens a menu. A finger that stays on a
// card therefore sends the events that a mouse would cause.
import './dragging.css'

const HOLD_MS = 350
/** How many pixels a finger that holds may move. */
const SLOP = 10
/** How near to an edge, in pixels, the page begins to scroll, and how far it scrolls in a frame at most. */
const EDGE = 64
const MAX_STEP = 14
const LABEL_GAP = 28

interface Point {
  x: number
  y: number
}

const CONTROLS = 'a, button, input, select, textarea, label, summary'

const isOnControl = (card: HTMLElement, { target }: Event) => {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return control !== null && card.contains(control)
}

/** Returns how far to scroll in this frame: the nearer to the edge, the faster. */
const stepAt = (y: number, top: number, bottom: number) => {
  const beyond = Math.max(top + EDGE - y, 0) - Math.max(y - bottom + EDGE, 0)
  return -Math.sign(beyond) * Math.ceil((Math.min(Math.abs(beyond), EDGE) / EDGE) * MAX_STEP)
}

/** Scrolls what is below the finger, or else the page. Returns whether anything moved. */
const scrollNear = ({ y }: Point, below: Element | null): boolean => {
  for (let box = below; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    const { top, bottom } = box.getBoundingClientRect()
    const before = box.scrollTop
    box.scrollBy({ top: stepAt(y, Math.max(top, 0), Math.min(bottom, innerHeight)), behavior: 'instant' })
    if (box.scrollTop !== before) return true
  }
  // Bars that stick to the edges of the window.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const covered = (padding: string) => Number.parseFloat(padding) || 0
  const before = scrollY
  const step = stepAt(y, covered(scrollPaddingTop), innerHeight - covered(scrollPaddingBottom))
  scrollBy({ top: step, behavior: 'instant' })
  return scrollY !== before
}

/** The name of what is dragged, above the finger that covers it. */
const showLabel = (name: string) => {
  const label = document.createElement('div')
  label.className = 'drag-label'
  label.ariaHidden = 'true'
  label.dir = 'auto'
  label.textContent = name
  document.body.append(label)
  const moveTo = ({ x, y }: Point) => {
    const left = Math.max(Math.min(x - label.offsetWidth / 2, innerWidth - label.offsetWidth - 8), 8)
    label.style.translate = `${left}px ${Math.max(y - label.offsetHeight - LABEL_GAP, 8)}px`
  }
  return { moveTo, remove: () => label.remove() }
}

/** Lifts the card: sends `dragstart`, and the other events as the finger moves. */
const lift = (card: HTMLElement, start: Point) => {
  const dataTransfer = new DataTransfer()
  let point = start
  let below: Element | null = null
  let isAccepted = false
  const send = (target: Element, type: string, relatedTarget: Element | null = null) => {
    const { x: clientX, y: clientY } = point
    const init = { bubbles: true, cancelable: true, clientX, clientY, dataTransfer, relatedTarget }
    return target.dispatchEvent(new DragEvent(type, init))
  }
  const leave = (next: Element | null) => below && below !== next && send(below, 'dragleave', next)
  const aim = () => {
    const next = document.elementFromPoint(point.x, point.y)
    leave(next)
    below = next
    // As with a mouse: who takes the card prevents the default.
    isAccepted = below !== null && !send(below, 'dragover')
  }
  send(card, 'dragstart')
  card.dataset['held'] = 'true'
  navigator.vibrate?.(15)
  const label = showLabel(dataTransfer.getData('text/plain'))
  label.moveTo(point)
  let frame = 0
  const scroll = () => {
    if (scrollNear(point, below)) aim()
    frame = requestAnimationFrame(scroll)
  }
  const end = () => {
    cancelAnimationFrame(frame)
    label.remove()
    delete card.dataset['held']
    send(card, 'dragend')
  }
  return {
    moveTo: (next: Point) => {
      point = next
      label.moveTo(point)
      aim()
      if (frame === 0) scroll()
    },
    drop: () => {
      if (below && isAccepted) send(below, 'drop')
      else leave(null)
      end()
    },
    giveUp: () => {
      leave(null)
      end()
    },
  }
}

const pointOf = ({ touches: [touch] }: TouchEvent): Point => ({
  x: touch?.clientX ?? 0,
  y: touch?.clientY ?? 0,
})

/**
 * For the `ref` of something with handlers for native drag and drop: it can be dragged by a finger that holds it. A
 * finger that moves at once scrolls, and one on a link or a button presses that.
 */
export const touchDragging = (card: HTMLElement | null): (() => void) | undefined => {
  if (!card) return
  const listeners = new AbortController()
  const { signal } = listeners
  let waiting: { start: Point; timer: ReturnType<typeof setTimeout> } | undefined
  let drag: ReturnType<typeof lift> | undefined
  const isTouched = () => waiting !== undefined || drag !== undefined
  const stopWaiting = () => {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }
  const giveUp = () => {
    stopWaiting()
    drag?.giveUp()
    drag = undefined
  }
  card.addEventListener(
    'touchstart',
    event => {
      if (isTouched() || event.touches.length !== 1 || isOnControl(card, event)) return
      const start = pointOf(event)
      const timer = setTimeout(() => {
        waiting = undefined
        drag = lift(card, start)
      }, HOLD_MS)
      waiting = { start, timer }
    },
    { passive: true, signal },
  )
  card.addEventListener(
    'touchmove',
    event => {
      const { x, y } = pointOf(event)
      if (waiting && Math.hypot(x - waiting.start.x, y - waiting.start.y) > SLOP) stopWaiting()
      if (!drag) return
      event.preventDefault()
      drag.moveTo({ x, y })
    },
    // Not passive, and from the beginning: Safari does not wait for a listener that is added later.
    { passive: false, signal },
  )
  card.addEventListener(
    'touchend',
    event => {
      stopWaiting()
      if (!drag) return
      // No click.
      event.preventDefault()
      drag.drop()
      drag = undefined
    },
    { signal },
  )
  card.addEventListener('touchcancel', giveUp, { signal })
  // A second finger, wherever it is.
  document.addEventListener('touchstart', ({ touches }) => touches.length > 1 && giveUp(), {
    capture: true,
    passive: true,
    signal,
  })
  card.addEventListener('contextmenu', event => isTouched() && event.preventDefault(), { signal })
  card.addEventListener(
    'dragstart',
    event => {
      if (!event.isTrusted || !isTouched()) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal },
  )
  return () => {
    giveUp()
    listeners.abort()
  }
}
