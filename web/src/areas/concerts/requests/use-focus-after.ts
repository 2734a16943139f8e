import { useEffect, useRef } from 'react'
import type { TypedRequest } from './typed-request.ts'
import type { CatalogueDialog } from './use-catalogue-dialog.ts'

/** Moves the focus when a catalogue dialog closes: to the next field, or back to the previous one. */
export const useFocusAfter = (adding: CatalogueDialog | undefined, { composer, piece }: TypedRequest) => {
  const composerField = useRef<HTMLInputElement>(null)
  const pieceField = useRef<HTMLInputElement>(null)
  const movementFields = useRef<HTMLFieldSetElement>(null)
  const last = useRef(adding?.what)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a dialog opens or closes
  useEffect(() => {
    const closed = adding ? undefined : last.current
    last.current = adding?.what
    if (closed === 'composer') (composer ? pieceField : composerField).current?.focus()
    if (closed === 'piece') (piece ? movementFields : pieceField).current?.focus()
  }, [adding])
  return { composerField, pieceField, movementFields }
}
