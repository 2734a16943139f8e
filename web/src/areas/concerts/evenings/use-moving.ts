import type { OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import { useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { type Control, useDragging, useFocusAfterMove } from '../../../ui/order/use-dragging.ts'
import type { Board } from './api.ts'
import { cardTexts } from './card-texts.ts'
import { isSamePlace, moved, type Place, plannedEvenings } from './plan.ts'
import { useEveningName } from './use-warning-text.ts'

export const cardId = (request_id: number) => `request-${request_id}`

/** Moves cards, announces the new position to screen readers, and keeps the focus. */
export const useMoving = (board: Board, move: (request_id: number, place: Place | null) => boolean) => {
  const texts = useTexts(cardTexts)
  const nameOf = useEveningName()
  const [announcement, announce] = useState('')
  const refocus = useFocusAfterMove()

  const announceMove = (request: OfficeRequest, place: Place | null) => {
    const { piece_title: title } = request
    if (!place) return announce(texts.tookOff(title))
    const after = plannedEvenings({ ...board, evenings: [...moved(board.evenings, request.id, place)] })
    const evening = after.find(({ id }) => id === place.evening_id)
    if (!evening) return
    const number = evening.request_ids.indexOf(request.id) + 1
    announce(
      texts.placed(title, number, evening.request_ids.length, nameOf(evening)) +
        texts.warned(evening.warnings.length),
    )
  }
  const moveTo = (request: OfficeRequest, place: Place | null, control?: Control) => {
    if (!move(request.id, place)) return
    if (control) refocus(cardId(request.id), control)
    announceMove(request, place)
  }
  return { announcement, moveTo }
}

export type MoveTo = ReturnType<typeof useMoving>['moveTo']

/** Drags requests onto an evening, or (null) back to the waiting list. */
export const useDraggedRequests = (moveTo: MoveTo) =>
  useDragging<OfficeRequest, number | null, Place | null>({
    idOf: ({ id }) => id,
    nameOf: ({ piece_title }) => piece_title,
    placeIn: (evening_id, position) => (evening_id === null ? null : { evening_id, position }),
    isSamePlace,
    onDrop: (request, place) => moveTo(request, place),
  })

export type Dragging = ReturnType<typeof useDraggedRequests>
