import type { Room, RoomTypeChoice } from '@academy/contract/lodging/rooms/schemas'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { differingBeds } from './bed-sums.ts'
import { roomTexts } from './texts.ts'

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
