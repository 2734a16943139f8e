import './office-overview.css'
import type { OfficeDashboard } from '@academy/contract/office/dashboard/schemas'
import type { ReactNode } from 'react'
import { formatDayRange, formatShortDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { type OfficeItem, type OfficeItemKind, officeItems } from './office-items.ts'
import { officeTexts } from './office-texts.ts'

interface OfficeOverviewProps {
  dashboard: OfficeDashboard
  /** What is missing for the academy, until the deadline. */
  readiness?: ReactNode
  /** Whether nothing is missing; undefined while that is loading. */
  isReady: boolean | undefined
  /** Links to the list behind a count. */
  linkTo: (kind: OfficeItemKind, label: ReactNode) => ReactNode
}

/** What is open for the office, by the part of the year; until the deadline with what is missing for the academy. */
export const OfficeOverview = ({ dashboard, readiness, isReady, linkTo }: OfficeOverviewProps) => {
  const texts = useTexts(officeTexts)
  const { phase, academy } = dashboard
  const items = officeItems(dashboard)
  return (
    <Panel title={texts.phases[phase]}>
      {academy && <p className="user-quiet">{formatDayRange(academy.start_date, academy.end_date)}</p>}
      {readiness}
      {items.length === 0 && isReady && <p className="user-quiet">{texts.nothing}</p>}
      <ul className="office-items">
        {items.map(item => (
          <li key={item.kind} data-urgent={item.isUrgent || undefined}>
            {linkTo(item.kind, <ItemLabel item={item} dashboard={dashboard} />)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const ItemLabel = ({ item, dashboard }: { item: OfficeItem; dashboard: OfficeDashboard }) => {
  const texts = useTexts(officeTexts)
  const { concert, breakfast_count, dinner_count, today } = dashboard
  if (item.kind === 'concert' && concert)
    return (
      <>
        <strong>{concert.piece_count}</strong>
        <span>
          {texts.concert(formatShortDay(concert.date), concert.date === today)}: {concert.place},{' '}
          {texts.pieces(concert.piece_count)}
        </span>
      </>
    )
  return (
    <>
      <strong>{item.count}</strong>
      <span>
        {texts.items[item.kind](item.count)}
        {item.kind === 'meals' && ` (${texts.meals(breakfast_count, dinner_count)})`}
      </span>
    </>
  )
}
