import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { exportHousekeeping } from '../../../features/housekeeping/api.ts'
import { RoomDayPicker } from '../../../features/housekeeping/room-day-picker.tsx'
import { chosenDayOf, daysShown, isQuiet } from '../../../features/housekeeping/room-days.ts'
import { RoomSheet } from '../../../features/housekeeping/room-sheet.tsx'
import { sheetTexts } from '../../../features/housekeeping/sheet-texts.ts'
import { SheetTools } from '../../../features/housekeeping/sheet-tools.tsx'
import type { Call } from '../../../lib/api.ts'
import { endedBy } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { usePolling } from '../../../lib/use-polling.ts'
import { loadHousekeepingPage } from './office-lodging-data.ts'
import {
  NoAcademy,
  OfficeLodgingFailure,
  OfficeLodgingFrame,
  OfficeLodgingLoading,
} from './office-lodging-frame.tsx'
import { usePrintHead } from './print-head.ts'

const route = getRouteApi('/user/a/lodging/housekeeping')

type Loaded = NonNullable<Awaited<ReturnType<typeof loadHousekeepingPage>>>

export const HousekeepingPage = () => {
  const { call } = route.useRouteContext()
  const { data } = usePolling(route.useLoaderData(), signal => loadHousekeepingPage(endedBy(call, signal)))
  if (!data) return <NoAcademy part="rooms" />
  return <Sheet data={data} call={call} />
}

const Sheet = ({ data, call }: { data: Loaded; call: Call }) => {
  const { none, title } = useTexts(sheetTexts).rooms
  const navigate = useNavigate({ from: '/user/a/lodging/housekeeping' })
  const printHead = `${title} · ${usePrintHead(data)}`
  const days = data.sheet
  const chosen = chosenDayOf(days, route.useSearch().day, data.today)
  if (days.every(isQuiet))
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
      <RoomSheet days={daysShown(days, chosen)} printHead={printHead} />
    </OfficeLodgingFrame>
  )
}

export const HousekeepingLoading = () => <OfficeLodgingLoading part="rooms" />
export const HousekeepingFailure = () => <OfficeLodgingFailure part="rooms" />
