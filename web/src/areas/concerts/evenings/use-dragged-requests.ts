import type { OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import { useDragging } from '../../../ui/order/use-dragging.ts'
import { isSamePlace, type Place } from './plan.ts'
import type { MoveTo } from './use-moving.ts'

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
