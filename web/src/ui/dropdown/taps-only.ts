import type { PointerEvent } from 'react'

const TAP_THRESHOLD = 6

/**
 * A touch that moves does not select. The browser cancels the press itself when it scrolls; where nothing
 * scrolls (yet), this does the same.
 */
export const tapsOnly = () => {
  let start: { x: number; y: number } | undefined
  return {
    onPointerDownCapture: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined
    },
    onPointerMoveCapture: ({ target, clientX, clientY, pointerId }: PointerEvent) => {
      if (!start || Math.hypot(clientX - start.x, clientY - start.y) <= TAP_THRESHOLD) return
      start = undefined
      target.dispatchEvent(new window.PointerEvent('pointercancel', { bubbles: true, pointerId }))
    },
  }
}
