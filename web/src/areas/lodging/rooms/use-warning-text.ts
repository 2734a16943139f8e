import type { RoomWarning } from '@academy/contract/lodging/rooms/room-warnings'
import type { RoomPlan } from '@academy/contract/lodging/rooms/schemas'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { planTexts } from './plan-texts.ts'

/** Returns the text of a warning. */
export const useWarningText = ({ guests, rooms, room_types }: RoomPlan) => {
  const { warnings: texts } = useTexts(planTexts)
  const locale = useLocale()
  const guestOf = (id: number) => guests.find(({ booking_id }) => booking_id === id)
  const nameOf = (id: number) => guestOf(id)?.full_name ?? ''
  return (warning: RoomWarning): string => {
    const name = nameOf(warning.booking_id)
    if (warning.kind === 'other_type') {
      const type = room_types.find(({ id }) => id === guestOf(warning.booking_id)?.room_type_id)
      return texts.other_type(name, type ? nameIn(locale, type) : '')
    }
    const other = nameOf(warning.other_id)
    if (warning.kind !== 'wish') return texts[warning.kind](name, other)
    const room = rooms.find(({ id }) => id === guestOf(warning.other_id)?.room_id)
    return texts.wish(name, other, room?.name ?? '')
  }
}

export type WarningText = ReturnType<typeof useWarningText>
