// Imports the type of the CDP session.
import type {} from '@vitest/browser-playwright'
import { cdp, type Locator } from 'vitest/browser'

type Point = { x: number; y: number }

// Touch events through CDP, so that scrolling and cancelled presses are real.
const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints })

const STEPS = 4

/** Touches the middle of an element. */
export const touch = (target: Locator) => {
  const start = (): Point => {
    const { x, y, width, height } = target.element().getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  return {
    tap: async () => {
      await send('touchStart', [start()])
      await send('touchEnd', [])
    },
    /** Moves down by `distance` pixels in steps; `before` runs before the release. */
    drag: async (distance: number, before?: () => void) => {
      const { x, y } = start()
      await send('touchStart', [{ x, y }])
      for (let step = 1; step <= STEPS; step++)
        await send('touchMove', [{ x, y: y + (distance * step) / STEPS }])
      before?.()
      await send('touchEnd', [])
    },
  }
}
