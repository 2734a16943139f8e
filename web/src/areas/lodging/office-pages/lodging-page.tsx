import type { Occupancy } from '@academy/contract/lodging/housekeeping/schemas'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePolledData, useRefresh } from '../../../base/use-data.ts'
import { laterPicture } from '../../../ui/chart/later-picture.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { Panel } from '../../../ui/panel.tsx'
import { OccupancyCalendar } from '../housekeeping/occupancy-calendar.tsx'
import { housekeepingTexts } from '../housekeeping/texts.ts'
import { BookingList, bookingQueryOf } from './booking-list.tsx'
import { lodgingQueries, type SheetFrame } from './office-lodging-data.ts'
import {
  NoAcademy,
  OfficeLodgingFailure,
  OfficeLodgingFrame,
  OfficeLodgingLoading,
  usePrintHead,
} from './office-lodging-frame.tsx'

const BedPicture = laterPicture(async () => (await import('../housekeeping/house-pictures.tsx')).BedPicture)

const route = getRouteApi('/user/a/lodging')

export const LodgingPage = () => {
  const { call } = route.useRouteContext()
  const { academy, today, sheet } = usePolledData(lodgingQueries(call))
  if (!academy || !sheet) return <NoAcademy part="bookings" />
  return <Lodging frame={{ academy, today }} occupancy={sheet} />
}

/** The occupancy, and below it the bookings: selecting a night filters the list. */
const Lodging = ({ frame, occupancy }: { frame: SheetFrame; occupancy: Occupancy }) => {
  const texts = useTexts(housekeepingTexts)
  const { call } = route.useRouteContext()
  const refresh = useRefresh()
  const nights = occupancy.nights.map(({ night }) => night)
  const state = useTableView('night', 'cancelled')
  const query = bookingQueryOf(state.view, nights)
  const list = useRef<HTMLDivElement>(null)
  const toggleNight = (night: string) => {
    state.change({ filters: { night: night === query.night ? '' : night } })
    if (night !== query.night) list.current?.scrollIntoView()
  }
  return (
    <OfficeLodgingFrame part="bookings">
      <p className="print-only">{usePrintHead(frame)}</p>
      <BedPicture
        occupancy={occupancy}
        today={frame.today}
        linkToDay={(label, night) => (
          <Link from="/user/a/lodging" search={{ night }} resetScroll={false}>
            {label}
          </Link>
        )}
      />
      <Panel title={texts.occupancy}>
        <OccupancyCalendar occupancy={occupancy} night={query.night ?? ''} onNight={toggleNight} />
      </Panel>
      <div ref={list}>
        <BookingList
          call={call}
          query={query}
          state={state}
          nights={nights}
          today={frame.today}
          onChanged={() => void refresh()}
        />
      </div>
    </OfficeLodgingFrame>
  )
}

export const LodgingLoading = () => <OfficeLodgingLoading part="bookings" />
export const LodgingFailure = () => <OfficeLodgingFailure part="bookings" />
