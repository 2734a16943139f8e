import type { PointerEvent } from 'react'

const TAP_THRESHOLD = 6

/**
 * A finger that moves over the list does not choose. The browser cancels the press itself once it scrolls;
 * where there is nothing to scroll, or not yet, this does the same.
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
