import type { Movement } from '@academy/contract/concerts/repertoire/schemas'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { Call } from '../../../base/api.ts'
import { useDraft } from '../../../base/use-draft-form.ts'
import { loadMovements } from './api.ts'
import { ADDITION_DRAFT, type TypedRequest, toggled } from './typed-request.ts'
import type { RequestState } from './use-request.ts'

/** The entry being added to the catalogue, with its initial text. */
type CatalogueDialog = {
  what: 'composer' | 'piece' | 'movement'
  text: string
  /** The values of the dialog's fields. */
  entered?: object
}

/** A piece needs a composer, and a movement needs a piece. */
const fits = ({ what }: Partial<CatalogueDialog>, { composer, piece }: TypedRequest): boolean =>
  what === 'composer' || (what === 'piece' && composer !== null) || (what === 'movement' && piece !== null)

/** The open dialog and its input, restored after a reload. */
const useCatalogueDialog = (personId: number, typed: TypedRequest) => {
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

/** Moves the focus when a catalogue dialog closes: to the next field, or back if nothing was added. */
const useFocusAfter = (adding: CatalogueDialog | undefined, { composer, piece }: TypedRequest) => {
  const composerField = useRef<HTMLInputElement>(null)
  const pieceField = useRef<HTMLInputElement>(null)
  const movementFields = useRef<HTMLFieldSetElement>(null)
  const last = useRef(adding && { what: adding.what, composer, piece })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a dialog opens or closes
  useEffect(() => {
    const closed = adding ? undefined : last.current
    last.current = adding && { what: adding.what, composer, piece }
    const hasComposer = composer && composer.id !== closed?.composer?.id
    const hasPiece = piece && piece.id !== closed?.piece?.id
    if (closed?.what === 'composer') (hasComposer ? pieceField : composerField).current?.focus()
    if (closed?.what === 'piece') (hasPiece ? movementFields : pieceField).current?.focus()
  }, [adding])
  return { composerField, pieceField, movementFields }
}

interface LoadedMovements {
  piece_id: number
  /** Undefined if loading failed. */
  list: Movement[] | undefined
}

/** The movements of the chosen piece, and additions to the catalogue. */
export const useRepertoire = (call: Call, personId: number, { form, typed, check }: RequestState) => {
  const chosen = useFieldArray({ control: form.control, name: 'movements' })
  const { adding, ...dialog } = useCatalogueDialog(personId, typed)
  const [loaded, setLoaded] = useState<LoadedMovements>()
  const pieceId = typed.piece?.id
  const wanted = useRef(pieceId)

  const load = useCallback(
    async (piece_id: number) => {
      setLoaded(undefined)
      const list = await loadMovements(call, piece_id).catch(() => undefined)
      if (wanted.current === piece_id) setLoaded({ piece_id, list })
    },
    [call],
  )
  useEffect(() => {
    wanted.current = pieceId
    if (pieceId !== undefined) void load(pieceId)
  }, [load, pieceId])

  const places = useFocusAfter(adding, typed)
  const isLoaded = loaded !== undefined && loaded.piece_id === pieceId
  const movements = isLoaded ? loaded.list : undefined
  // An old draft may contain movements that no longer exist, which could not be removed in the form.
  const kept = movements && typed.movements.filter(one => movements.some(({ id }) => id === one.movement_id))
  const hasLost = kept !== undefined && kept.length < typed.movements.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a movement has disappeared
  useEffect(() => {
    if (hasLost) chosen.replace(kept)
  }, [hasLost])

  const toggle = (movement: Movement, order = movements ?? []) => {
    const after = toggled(typed.movements, movement, order)
    const added = after.findIndex(one => one.movement_id === movement.id)
    const one = after[added]
    if (one) chosen.insert(added, one, { shouldFocus: false })
    else chosen.remove(typed.movements.findIndex(({ movement_id }) => movement_id === movement.id))
    check('movements')
  }
  const pickFrom = (list: Movement[], movement: Movement) => {
    setLoaded({ piece_id: pieceId ?? movement.piece_id, list })
    if (!typed.movements.some(one => one.movement_id === movement.id)) toggle(movement, list)
  }
  /** Inserts a new movement. */
  const insertNew = (movement: Movement) => {
    const before = movements ?? []
    const place = before.findIndex(({ id }) => id === movement.predecessor_id) + 1
    pickFrom(before.toSpliced(place, 0, movement), movement)
  }
  /** Selects an existing movement, or one that someone else has just added. */
  const take = async (movement: Movement) => {
    const isListed = movements?.some(({ id }) => id === movement.id)
    const list = isListed ? movements : await loadMovements(call, movement.piece_id).catch(() => undefined)
    // Another piece was chosen in the meantime.
    if (wanted.current !== pieceId) return
    if (list) pickFrom(list, movement)
    else insertNew(movement)
  }
  return {
    places,
    movements,
    hasFailed: isLoaded && loaded.list === undefined,
    loadAgain: () => pieceId !== undefined && void load(pieceId),
    toggle,
    insertNew,
    take,
    adding,
    ...dialog,
  }
}

export type Repertoire = ReturnType<typeof useRepertoire>
