import type { Room, RoomTypeChoice } from '@academy/contract/lodging/rooms/schemas'

interface BedSum {
  type: RoomTypeChoice
  /** The beds of all rooms of this type. */
  room_beds: number
}

/** Returns the room types whose rooms have more or fewer beds than can be booked; types without rooms are left out. */
export const differingBeds = (
  room_types: readonly RoomTypeChoice[],
  rooms: readonly Pick<Room, 'room_type_id' | 'beds'>[],
): BedSum[] =>
  room_types
    .map(type => {
      const own = rooms.filter(({ room_type_id }) => room_type_id === type.id)
      return { type, room_beds: own.reduce((sum, { beds }) => sum + beds, 0) }
    })
    .filter(({ type, room_beds }) => room_beds > 0 && room_beds !== type.beds)
