import type { Evening } from '@academy/contract/concerts/evenings/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Call, callOf } from '../../../base/call.ts'
import type { DataQuery } from '../../../base/query.ts'
import { usePolledData } from '../../../base/use-data.ts'
import { useSaveFailure } from '../../../base/use-pending.ts'
import { type Board, boardQuery, type Plan, planEvening } from './api.ts'
import { eveningToSave, isSamePlace, moved, type Place, placeOf } from './plan.ts'

const on = (evenings: readonly Evening[], evening_id: number): number[] =>
  evenings.find(({ id }) => id === evening_id)?.request_ids ?? []

/**
 * The board with polling. A move is shown optimistically and saved in order; after the last save the page
 * shows the server's state, so that a failed move is reverted.
 */
export const useBoard = (call: Call) => {
  const showUnsaved = useSaveFailure()
  const turn = useRef(Promise.resolve())
  const pendingSaves = useRef(0)
  const saved = useRef<Evening[]>([])
  const cache = useQueryClient()
  const [, redraw] = useState({})
  const { queryKey, queryFn } = boardQuery(call)
  const afterMoves: DataQuery<Board | null> = {
    queryKey,
    queryFn: async context => {
      await turn.current
      return queryFn(context)
    },
  }
  const { board } = usePolledData({ board: afterMoves })
  const refresh = () => cache.invalidateQueries({ queryKey })
  const show = (evenings: readonly Evening[]) => {
    // Cancel refetches that started before the move: their response would be stale.
    void cache.cancelQueries({ queryKey })
    cache.setQueryData<Board | null>(queryKey, known => known && { ...known, evenings: [...evenings] })
    // The cache notifies asynchronously, but the card has to move in the same render in which the focus
    // follows it.
    redraw({})
  }

  const save = async (evening_id: number, plan: Plan) => {
    pendingSaves.current += 1
    try {
      const answer = turn.current.then(() => planEvening(call, evening_id, plan))
      turn.current = answer.then(
        () => {},
        () => {},
      )
      saved.current = await answer
    } catch (error) {
      showUnsaved(error)
    }
    pendingSaves.current -= 1
    if (pendingSaves.current > 0) return
    show(saved.current)
    // Also what another page shows that was opened in the meantime.
    await cache.invalidateQueries()
  }

  /** Returns whether anything has moved. */
  const move = (request_id: number, place: Place | null): boolean => {
    const before = board?.evenings ?? []
    const evening_id = eveningToSave(before, request_id, place)
    if (evening_id === undefined || isSamePlace(placeOf(before, request_id), place)) return false
    if (pendingSaves.current === 0) saved.current = [...before]
    const after = moved(before, request_id, place)
    show(after)
    void save(evening_id, { request_ids: on(after, evening_id), seen_ids: on(before, evening_id) })
    return true
  }
  // Nothing else is changed before the moves are saved: an evening would still have its last request.
  const callAfterMoves = callOf(async (route, input, options) => {
    await turn.current
    return call(route, input, options)
  })
  return { board, move, refresh, callAfterMoves }
}
