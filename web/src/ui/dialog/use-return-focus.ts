import { type RefObject, useEffect, useRef } from 'react'
import { focusIfLost } from './focus-if-lost.ts'

/**
 * The element that opened a dialog may be removed by a change made there, even later: then focuses `place`.
 */
export const useReturnFocus = (changing: number | boolean, place: RefObject<HTMLElement | null>): void => {
  const known = useRef(changing)
  useEffect(() => {
    if (known.current !== changing) focusIfLost(() => place.current)
    known.current = changing
  }, [changing, place])
}
