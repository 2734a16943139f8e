import type { PlanGuest, RoomPlan } from '@academy/contract/lodging/rooms/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import type { DataQuery } from '../../../base/query.ts'
import { usePolledData } from '../../../base/use-data.ts'
import { useSaveFailure } from '../../../base/use-pending.ts'
import { placeBooking, roomPlanQuery } from './api.ts'
import { moved } from './plan.ts'

/**
 * The room plan with polling. A move is shown optimistically and saved in order; after the last save the page
 * shows the server's state, so that a refused move is reverted.
 */
export const usePlan = (call: Call) => {
  const showUnsaved = useSaveFailure()
  const turn = useRef(Promise.resolve())
  const pendingSaves = useRef(0)
  const cache = useQueryClient()
  const [, redraw] = useState({})
  const { queryKey, queryFn } = roomPlanQuery(call)
  const afterMoves: DataQuery<RoomPlan | null> = {
    queryKey,
    queryFn: async context => {
      await turn.current
      return queryFn(context)
    },
  }
  const { plan } = usePolledData({ plan: afterMoves })

  const save = async ({ booking_id, room_id: from_room_id }: PlanGuest, room_id: number | null) => {
    pendingSaves.current += 1
    const answer = turn.current.then(() => placeBooking(call, booking_id, { room_id, from_room_id }))
    turn.current = answer.catch(() => {})
    await answer.catch(showUnsaved)
    pendingSaves.current -= 1
    // Also what another page shows that was opened in the meantime.
    if (pendingSaves.current === 0) await cache.invalidateQueries()
  }

  const place = (guest: PlanGuest, room_id: number | null): void => {
    // Cancel refetches that started before the move: their response would be stale.
    void cache.cancelQueries({ queryKey })
    cache.setQueryData<RoomPlan | null>(queryKey, known => known && moved(known, guest.booking_id, room_id))
    // The cache notifies asynchronously, but the focus follows the card in the same render.
    redraw({})
    void save(guest, room_id)
  }
  return { plan, place }
}
