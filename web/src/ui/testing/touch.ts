// Imports the type of the CDP session.
import type {} from '@vitest/browser-playwright'
import { cdp, type Locator } from 'vitest/browser'

type Point = { x: number; y: number }

// Touch events through CDP, so that scrolling and cancelled presses are real.
const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints })

const STEPS = 4

const middleOf = (target: Locator): Point => {
  const { x, y, width, height } = target.element().getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Touches the middle of an element. */
export const touch = (target: Locator) => {
  const start = () => middleOf(target)
  return {
    /** Begins a touch that lasts until it is lifted or cancelled. */
    begin: async () => {
      let at = start()
      await send('touchStart', [at])
      return {
        /** Moves in steps, by so many pixels from the middle of the target. */
        moveTo: async (next: Locator, { x = 0, y = 0 } = {}) => {
          const from = at
          const middle = middleOf(next)
          for (let step = 1; step <= STEPS; step++) {
            at = {
              x: from.x + ((middle.x + x - from.x) * step) / STEPS,
              y: from.y + ((middle.y + y - from.y) * step) / STEPS,
            }
            await send('touchMove', [at])
          }
        },
        addFinger: () => send('touchStart', [at, { x: at.x + 40, y: at.y + 40 }]),
        lift: () => send('touchEnd', []),
        cancel: () => send('touchCancel', []),
      }
    },
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
