import type { HousekeepingDay } from '@academy/contract/lodging/housekeeping/schemas'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePolledData } from '../../../base/use-data.ts'
import { laterPicture } from '../../../ui/chart/later-picture.tsx'
import { exportHousekeeping } from '../housekeeping/api.ts'
import { chosenDayOf, daysShown, hasNoGuests, RoomDayPicker, RoomSheet } from '../housekeeping/room-sheet.tsx'
import { sheetTexts } from '../housekeeping/sheet-texts.ts'
import { SheetTools } from '../housekeeping/sheet-tools.tsx'
import { housekeepingQueries, type SheetFrame } from './office-lodging-data.ts'
import {
  NoAcademy,
  OfficeLodgingFailure,
  OfficeLodgingFrame,
  OfficeLodgingLoading,
  usePrintHead,
} from './office-lodging-frame.tsx'

const ArrivalPicture = laterPicture(
  async () => (await import('../housekeeping/house-pictures.tsx')).ArrivalPicture,
)

const route = getRouteApi('/user/a/lodging/housekeeping')

export const HousekeepingPage = () => {
  const { call } = route.useRouteContext()
  const { academy, today, sheet } = usePolledData(housekeepingQueries(call))
  if (!academy || !sheet) return <NoAcademy part="rooms" />
  return <Sheet frame={{ academy, today }} days={sheet} call={call} />
}

interface SheetProps {
  frame: SheetFrame
  days: HousekeepingDay[]
  call: Call
}

const Sheet = ({ frame, days, call }: SheetProps) => {
  const { none, title } = useTexts(sheetTexts).rooms
  const navigate = useNavigate({ from: '/user/a/lodging/housekeeping' })
  const printHead = `${title} · ${usePrintHead(frame)}`
  const chosen = chosenDayOf(days, route.useSearch().day, frame.today)
  if (days.every(hasNoGuests))
    return (
      <OfficeLodgingFrame part="rooms">
        <p className="user-quiet">{none}</p>
      </OfficeLodgingFrame>
    )
  return (
    <OfficeLodgingFrame part="rooms">
      <SheetTools onExport={() => exportHousekeeping(call)}>
        <RoomDayPicker
          days={days}
          chosen={chosen}
          onChoose={day => void navigate({ search: { day }, replace: true, resetScroll: false })}
        />
      </SheetTools>
      <div className="screen-only">
        <ArrivalPicture
          days={days.map(({ day, arrivals, departures }) => ({
            day,
            arrivals: arrivals.length,
            departures: departures.length,
          }))}
          today={frame.today}
          linkToDay={(label, day) => (
            <Link from="/user/a/lodging/housekeeping" search={{ day }} replace resetScroll={false}>
              {label}
            </Link>
          )}
        />
      </div>
      <RoomSheet days={daysShown(days, chosen)} printHead={printHead} />
    </OfficeLodgingFrame>
  )
}

export const HousekeepingLoading = () => <OfficeLodgingLoading part="rooms" />
export const HousekeepingFailure = () => <OfficeLodgingFailure part="rooms" />
