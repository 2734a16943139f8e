import { type RefObject, useEffect, useRef } from 'react'
import { focusIfLost } from './focus-if-lost.ts'

/** What opened a dialog may go with what was changed there, however late: then the focus is put onto `place`. */
export const useRefocus = (changing: number | boolean, place: RefObject<HTMLElement | null>): void => {
  const known = useRef(changing)
  useEffect(() => {
    if (known.current !== changing) focusIfLost(() => place.current)
    known.current = changing
  }, [changing, place])
}
