import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { OccupancyCalendar } from '../../../features/housekeeping/occupancy-calendar.tsx'
import { housekeepingTexts } from '../../../features/housekeeping/texts.ts'
import { endedBy } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { usePolling } from '../../../lib/use-polling.ts'
import { Panel } from '../../../ui/panel.tsx'
import { BookingList } from './booking-list.tsx'
import { loadLodgingPage } from './office-lodging-data.ts'
import {
  NoAcademy,
  OfficeLodgingFailure,
  OfficeLodgingFrame,
  OfficeLodgingLoading,
} from './office-lodging-frame.tsx'
import { usePrintHead } from './print-head.ts'
import { useBookingQuery } from './use-booking-query.ts'

const route = getRouteApi('/user/a/lodging')

type Loaded = NonNullable<Awaited<ReturnType<typeof loadLodgingPage>>>

export const LodgingPage = () => {
  const { call } = route.useRouteContext()
  const { data, refresh } = usePolling(route.useLoaderData(), signal =>
    loadLodgingPage(endedBy(call, signal)),
  )
  if (!data) return <NoAcademy part="bookings" />
  return <Lodging data={data} onChanged={refresh} />
}

/** How full the house is, and below it who has booked: a night of the one filters the other. */
const Lodging = ({ data, onChanged }: { data: Loaded; onChanged: () => Promise<void> }) => {
  const texts = useTexts(housekeepingTexts)
  const { call } = route.useRouteContext()
  const occupancy = data.sheet
  const nights = occupancy.nights.map(({ night }) => night)
  const { query, ask } = useBookingQuery(nights)
  const list = useRef<HTMLDivElement>(null)
  const toggleNight = (night: string) => {
    ask({ night: night === query.night ? '' : night })
    if (night !== query.night) list.current?.scrollIntoView()
  }
  return (
    <OfficeLodgingFrame part="bookings">
      <p className="print-only">{usePrintHead(data)}</p>
      <Panel title={texts.occupancy}>
        <OccupancyCalendar occupancy={occupancy} night={query.night} onNight={toggleNight} />
      </Panel>
      <div ref={list}>
        <BookingList
          call={call}
          query={query}
          nights={nights}
          today={data.today}
          ask={ask}
          onChanged={() => void onChanged()}
        />
      </div>
    </OfficeLodgingFrame>
  )
}

export const LodgingLoading = () => <OfficeLodgingLoading part="bookings" />
export const LodgingFailure = () => <OfficeLodgingFailure part="bookings" />
