import type { Room, RoomTypeChoice } from '@academy/contract/lodging/rooms/schemas'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { WarningLine } from '../../../ui/note.tsx'
import { roomTexts } from './texts.ts'

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

interface BedNotesProps {
  room_types: readonly RoomTypeChoice[]
  rooms: readonly Room[]
}

/** Says where the rooms have other numbers of beds than can be booked. Booking does not depend on it. */
export const BedNotes = ({ room_types, rooms }: BedNotesProps) => {
  const texts = useTexts(roomTexts)
  const locale = useLocale()
  return differingBeds(room_types, rooms).map(({ type, room_beds }) => (
    <WarningLine key={type.id} text={texts.differing(nameIn(locale, type), type.beds, room_beds)} />
  ))
}
