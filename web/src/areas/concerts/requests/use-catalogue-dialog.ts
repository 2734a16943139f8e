import { useCallback, useRef, useState } from 'react'
import { useDraft } from '../../../base/use-draft-form.ts'
import { ADDITION_DRAFT } from './request-draft.ts'
import type { TypedRequest } from './typed-request.ts'

/** The entry being added to the catalogue, with its initial text. */
export type CatalogueDialog = {
  what: 'composer' | 'piece' | 'movement'
  text: string
  /** The values of the dialog's fields. */
  entered?: object
}

/** A piece needs a composer, and a movement needs a piece. */
const fits = ({ what }: Partial<CatalogueDialog>, { composer, piece }: TypedRequest): boolean =>
  what === 'composer' || (what === 'piece' && composer !== null) || (what === 'movement' && piece !== null)

/** The open dialog and its input, restored after a reload. */
export const useCatalogueDialog = (personId: number, typed: TypedRequest) => {
  const { keep, forget, found } = useDraft<CatalogueDialog>(personId, ADDITION_DRAFT)
  const [adding, setAdding] = useState(
    found && fits(found.values, typed) ? (found.values as CatalogueDialog) : undefined,
  )
  const open = useRef(adding)
  const show = (next: CatalogueDialog | undefined) => {
    open.current = next
    setAdding(next)
    if (next) keep(next)
    else forget()
  }
  /** Ignores changes of a form whose dialog is closed. */
  const enter = useCallback((entered: object) => open.current && keep({ ...open.current, entered }), [keep])
  return { adding, add: (next: CatalogueDialog) => show(next), enter, close: () => show(undefined) }
}
