import { useCallback, useRef, useState } from 'react'
import { useDraft } from '../../lib/use-draft-form.ts'
import { ADDITION_DRAFT } from './request-draft.ts'
import type { TypedRequest } from './typed-request.ts'

/** What is being added to the catalogue, and the text it begins with. */
export type Adding = {
  what: 'composer' | 'piece' | 'movement'
  text: string
  /** What stands in the fields of its dialog. */
  entered?: object
}

/** A piece is one of a composer, and a movement one of a piece: without them there is nothing to go on with. */
const fits = ({ what }: Partial<Adding>, { composer, piece }: TypedRequest): boolean =>
  what === 'composer' || (what === 'piece' && composer !== null) || (what === 'movement' && piece !== null)

/** The dialog that is open, with what is typed into it: after a reload it is open again. */
export const useAdding = (personId: number, typed: TypedRequest) => {
  const { keep, forget, found } = useDraft<Adding>(personId, ADDITION_DRAFT)
  const [adding, setAdding] = useState(
    found && fits(found.values, typed) ? (found.values as Adding) : undefined,
  )
  const open = useRef(adding)
  const show = (next: Adding | undefined) => {
    open.current = next
    setAdding(next)
    if (next) keep(next)
    else forget()
  }
  /** A form may still stir when its dialog has closed. */
  const enter = useCallback((entered: object) => open.current && keep({ ...open.current, entered }), [keep])
  return { adding, add: (next: Adding) => show(next), enter, close: () => show(undefined) }
}
