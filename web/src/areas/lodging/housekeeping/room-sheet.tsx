import type { HousekeepingDay, SheetGuest } from '@academy/contract/lodging/housekeeping/schemas'
import { useId } from 'react'
import { formatDay, formatDayOfWeek, formatWeekday } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { RecordTable } from '../../../ui/table/record-table.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { sheetTexts } from './sheet-texts.ts'
import './sheets.css'

/** The URL value for all days. */
const ALL_DAYS = 'all'

/** No arrivals, departures or stays. */
export const hasNoGuests = ({ arrivals, departures, stays }: HousekeepingDay): boolean =>
  arrivals.length + departures.length + stays.length === 0

/** Returns the requested day, else today, else the first day with guests. */
export const chosenDayOf = (
  days: readonly HousekeepingDay[],
  asked: string | undefined,
  today: string,
): string => {
  if (asked === ALL_DAYS) return ALL_DAYS
  const isDay = (wanted: string | undefined) => days.some(({ day }) => day === wanted)
  if (asked && isDay(asked)) return asked
  if (isDay(today)) return today
  return (days.find(day => !hasNoGuests(day)) ?? days[0])?.day ?? ALL_DAYS
}

/** "All days" omits days without guests, to save paper. */
export const daysShown = (days: readonly HousekeepingDay[], chosen: string): HousekeepingDay[] =>
  days.filter(day => (chosen === ALL_DAYS ? !hasNoGuests(day) : day.day === chosen))

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

// Departures first: they free the rooms for arrivals.
const groups = ['departures', 'arrivals', 'stays'] as const

interface RoomSheetProps {
  days: readonly HousekeepingDay[]
  /** Printed above each day, because each day is a separate sheet. */
  printHead: string
}

/** Departures, arrivals and stays by day. */
export const RoomSheet = ({ days, printHead }: RoomSheetProps) => {
  const locale = useLocale()
  const { rooms: texts } = useTexts(sheetTexts)
  return (
    <div className="room-sheet">
      {days.map(day => (
        <section key={day.day} className="room-day">
          <p className="print-only">{printHead}</p>
          <h2>
            {formatWeekday(day.day, locale)} <time dateTime={day.day}>{formatDay(day.day)}</time>
          </h2>
          {hasNoGuests(day) ? (
            <p className="sheet-hint">{texts.emptyDay}</p>
          ) : (
            groups.map(group => <Group key={group} group={group} guests={day[group]} />)
          )}
        </section>
      ))}
    </div>
  )
}

const Group = ({ group, guests }: { group: (typeof groups)[number]; guests: readonly SheetGuest[] }) => {
  const { rooms: texts } = useTexts(sheetTexts)
  const locale = useLocale()
  const id = useId()
  const { columns } = texts
  return (
    <section className="room-group" aria-labelledby={id}>
      <h3 id={id}>
        {texts.groups[group]} <span>({guests.length})</span>
      </h3>
      {guests.length === 0 ? (
        <p className="sheet-hint">{texts.nobody[group]}</p>
      ) : (
        <RecordTable
          caption={texts.groups[group]}
          rows={guests}
          idOf={guest => guest.booking_id}
          columns={[
            {
              title: columns.name,
              isHeading: true,
              cell: guest => <PersonLink id={guest.account_id} name={guest.full_name} />,
            },
            { title: columns.room, cell: guest => <RoomCell guest={guest} type={guest[`room_${locale}`]} /> },
            {
              title: columns.stay,
              cell: guest => <TimePeriod start={guest.start_date} end={guest.end_date} />,
            },
            { title: columns.comment, cell: guest => guest.comment },
          ]}
        />
      )}
    </section>
  )
}

/** The room and who shares it; until it is known, the room type. */
const RoomCell = ({ guest: { room_name, shares_with }, type }: { guest: SheetGuest; type: string }) => {
  const { rooms: texts } = useTexts(sheetTexts)
  return (
    <>
      {room_name === null ? texts.unplaced(type) : <strong>{room_name}</strong>}
      {room_name !== null && ` · ${type}`}
      {shares_with.length > 0 && <p className="room-shared">{texts.sharesWith(shares_with.join(', '))}</p>}
    </>
  )
}
