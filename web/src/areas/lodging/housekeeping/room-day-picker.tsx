import type { HousekeepingDay } from '@academy/contract/lodging/housekeeping/schemas'
import { formatDayOfWeek } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { ALL_DAYS } from './room-days.ts'
import { sheetTexts } from './sheet-texts.ts'

interface RoomDayPickerProps {
  days: readonly HousekeepingDay[]
  chosen: string
  onChoose: (day: string) => void
}

/** Selects one day, or all of them for printing. */
export const RoomDayPicker = ({ days, chosen, onChoose }: RoomDayPickerProps) => {
  const { rooms: texts } = useTexts(sheetTexts)
  const locale = useLocale()
  return (
    <SelectField
      label={texts.day}
      options={[
        ...days.map(({ day, arrivals, departures }) => ({
          value: day,
          label: texts.choice(formatDayOfWeek(day, locale), arrivals.length, departures.length),
        })),
        { value: ALL_DAYS, label: texts.allDays },
      ]}
      value={chosen}
      onChange={event => onChoose(event.target.value)}
    />
  )
}
