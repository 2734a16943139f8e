import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay, formatDayRange } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { PageParts } from '../../../base/pages/page-parts.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { userTexts } from '../../../base/pages/texts.ts'
import { useRetry } from '../../../base/pages/use-pages.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { sheetTexts } from '../housekeeping/sheet-texts.ts'
import { planTexts } from '../rooms/plan-texts.ts'
import type { SheetFrame } from './office-lodging-data.ts'
import { officeLodgingTexts } from './texts.ts'

/** Returns the printed header: academy and day. */
export const usePrintHead = ({ academy, today }: SheetFrame): string => {
  const { place_name, start_date_academy, end_date_academy } = academy
  const name = `${place_name}, ${formatDayRange(start_date_academy, end_date_academy)}`
  return useTexts(sheetTexts).printed(name, formatDay(today))
}

export type OfficeLodgingTab = 'bookings' | 'plan' | 'kitchen' | 'rooms'

/** The common frame of the lodging pages: title and tabs. */
export const OfficeLodgingFrame = ({ part, children }: { part: OfficeLodgingTab; children: ReactNode }) => {
  const texts = useTexts(officeLodgingTexts)
  const { kitchen, rooms } = useTexts(sheetTexts)
  const { title: plan } = useTexts(planTexts)
  const titles = { bookings: texts.title, plan, kitchen: kitchen.title, rooms: rooms.title }
  return (
    <>
      {/* Each printed housekeeping day is a separate sheet with its own heading. */}
      <h1 className={part === 'rooms' ? 'screen-only' : undefined}>{titles[part]}</h1>
      <PageParts label={texts.parts}>
        <Link to={paths.LodgingAdmin} activeOptions={{ exact: true, includeSearch: false }}>
          {texts.bookings}
        </Link>
        <Link to={paths.RoomPlanAdmin}>{plan}</Link>
        <Link to={paths.KitchenAdmin}>{texts.kitchen}</Link>
        <Link to={paths.HousekeepingAdmin}>{texts.rooms}</Link>
      </PageParts>
      {children}
    </>
  )
}

export const OfficeLodgingLoading = ({ part }: { part: OfficeLodgingTab }) => (
  <OfficeLodgingFrame part={part}>
    <SkeletonList label={useTexts(officeLodgingTexts).loading} />
  </OfficeLodgingFrame>
)

export const OfficeLodgingFailure = ({ part }: { part: OfficeLodgingTab }) => {
  const { loadFailed, tryAgain } = useTexts(userTexts)
  const retry = useRetry()
  return (
    <OfficeLodgingFrame part={part}>
      <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={retry} />
    </OfficeLodgingFrame>
  )
}

/** Shown when there is no current academy. */
export const NoAcademy = ({ part }: { part: OfficeLodgingTab }) => (
  <OfficeLodgingFrame part={part}>
    <p className="user-quiet">{useTexts(officeLodgingTexts).noAcademy}</p>
  </OfficeLodgingFrame>
)
