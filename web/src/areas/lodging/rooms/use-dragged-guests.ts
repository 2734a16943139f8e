import type { PlanGuest } from '@academy/contract/lodging/rooms/schemas'
import { useDragging } from '../../../ui/order/use-dragging.ts'

/** Drags people onto a room, or (null) back to those without one. */
export const useDraggedGuests = (move: (guest: PlanGuest, room_id: number | null) => void) =>
  useDragging<PlanGuest, number | null, number | null>({
    idOf: ({ booking_id }) => booking_id,
    nameOf: ({ full_name }) => full_name,
    placeIn: room_id => room_id,
    isSamePlace: (one, other) => one === other,
    onDrop: (guest, room_id) => {
      if (guest.room_id !== room_id) move(guest, room_id)
    },
  })

export type Dragging = ReturnType<typeof useDraggedGuests>
