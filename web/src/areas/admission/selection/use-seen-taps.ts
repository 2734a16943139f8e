import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { afterPaint } from '../../../base/after-paint.ts'

/**
 * Tells taps on what is shown from those that began before it was painted, and were meant for what stood there before.
 * Keys and assistive technology have no pointer.
 */
export const useSeenTaps = () => {
  const paintedAt = useRef(Number.POSITIVE_INFINITY)
  const pressedAt = useRef<number>(undefined)
  useEffect(
    () =>
      afterPaint(() => {
        paintedAt.current = performance.now()
      }),
    [],
  )
  return {
    onPointerDown: ({ timeStamp }: PointerEvent) => {
      pressedAt.current = timeStamp
    },
    isSeen: ({ detail }: MouseEvent) =>
      detail === 0 || pressedAt.current === undefined || pressedAt.current > paintedAt.current,
  }
}
