import type { Occupancy } from '@academy/contract/lodging/housekeeping/schemas'
import type { CSSProperties } from 'react'
import { formatDay, formatShortDay, formatWeekday, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { housekeepingTexts } from './texts.ts'
import './occupancy-calendar.css'

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7

/** Groups consecutive nights by calendar week, starting on Monday. */
export const weeksOf = <Night extends { night: string }>(nights: readonly Night[]): Night[][] => {
  const weeks: Night[][] = []
  for (const night of nights) {
    const week = weeks.at(-1)
    if (week && weekdayOf(night.night) !== 1) week.push(night)
    else weeks.push([night])
  }
  return weeks
}

/** The occupancy of a room type on one night. */
export type Fullness = 'empty' | 'some' | 'nearly' | 'full'

const NEARLY = 0.8

/** Without beds, a room type counts as full. */
export const fullnessOf = (taken: number, beds: number): Fullness => {
  if (taken >= beds) return 'full'
  if (taken === 0) return 'empty'
  return taken / beds >= NEARLY ? 'nearly' : 'some'
}

interface OccupancyCalendarProps {
  occupancy: Occupancy
  /** The selected night; empty if none. */
  night: string
  onNight: (night: string) => void
}

/** Custom properties for the style sheet, which places the nights side by side in a wide window. */
const variables = (figures: Record<string, number>) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`--${name}`, figure])) as CSSProperties

type Night = Occupancy['nights'][number]
type RoomType = Occupancy['room_types'][number]

/** The occupancy by week, with a row per room type. On a phone the nights are stacked. */
export const OccupancyCalendar = ({ occupancy, night, onNight }: OccupancyCalendarProps) => {
  const texts = useTexts(housekeepingTexts)
  const { room_types, nights } = occupancy
  if (room_types.length === 0) return <p className="occupancy-hint">{texts.noRooms}</p>
  return (
    <div className="occupancy">
      <p className="occupancy-hint screen-only">{texts.occupancyHint}</p>
      {weeksOf(nights).map(week => (
        <Week key={week[0]?.night} week={week} roomTypes={room_types} chosen={night} onNight={onNight} />
      ))}
    </div>
  )
}

interface WeekProps {
  week: Night[]
  roomTypes: RoomType[]
  chosen: string
  onNight: (night: string) => void
}

const Week = ({ week, roomTypes, chosen, onNight }: WeekProps) => {
  const texts = useTexts(housekeepingTexts)
  const locale = useLocale()
  return (
    <table className="occupancy-week" style={variables({ rooms: roomTypes.length })}>
      <caption className="visually-hidden">
        {texts.week(formatDay(week[0]?.night ?? ''), formatDay(week.at(-1)?.night ?? ''))}
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.night}</th>
          {roomTypes.map(room => (
            <th key={room.id} scope="col">
              {nameIn(locale, room)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {week.map(({ night, taken }) => (
          <tr
            key={night}
            style={variables({ column: weekdayOf(night) + 1 })}
            data-chosen={night === chosen || undefined}
          >
            <th scope="row">
              <button type="button" aria-pressed={night === chosen} onClick={() => onNight(night)}>
                {formatWeekday(night, locale)} <time dateTime={night}>{formatShortDay(night)}</time>
              </button>
            </th>
            {roomTypes.map(({ id, beds }, place) => (
              <BedCell key={id} taken={taken[place] ?? 0} beds={beds} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const BedCell = ({ taken, beds }: { taken: number; beds: number }) => {
  const texts = useTexts(housekeepingTexts)
  const fullness = fullnessOf(taken, beds)
  const part = beds > 0 ? Math.min(1, taken / beds) : 1
  return (
    <td data-fullness={fullness}>
      <span className="visually-hidden">{texts.beds(taken, beds)} </span>
      <span aria-hidden="true">
        {taken}/{beds}
      </span>{' '}
      {fullness === 'full' && <b>{texts.full}</b>}
      <span className="occupancy-bar" style={variables({ part })} />
    </td>
  )
}
