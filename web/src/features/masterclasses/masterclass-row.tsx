import type { MasterclassCard } from '@academy/contract/masterclasses'
import type { ReactNode } from 'react'
import { nameIn } from '../../lib/format.ts'
import { useCopy, useLocale } from '../../lib/i18n/copy.ts'
import type { Catalogue } from '../../lib/i18n/en.ts'
import { Badge } from '../../ui/badge.tsx'
import { TimePeriod } from '../../ui/time-period.tsx'
import { type ApplicationBadge, badgeOf } from './badge-of.ts'

const badges: Record<ApplicationBadge, (copy: Catalogue) => ReactNode> = {
  closed: copy => <Badge tone="quiet">{copy.applicationClosed}</Badge>,
  remaining: copy => <Badge tone="warm">{copy.remainingSpots}</Badge>,
}

interface MasterclassRowProps {
  masterclass: MasterclassCard
  deadlinePassed: boolean
}

export const MasterclassRow = ({ masterclass, deadlinePassed }: MasterclassRowProps) => {
  const locale = useLocale()
  const copy = useCopy()
  const badge = badgeOf(masterclass, deadlinePassed)
  return (
    <li className="masterclass-row">
      <h3 className="masterclass-instrument">{nameIn(locale, masterclass.instrument)}</h3>
      <p className="masterclass-teacher">
        {masterclass.teacher.first_name} {masterclass.teacher.last_name}
      </p>
      <p className="masterclass-dates">
        <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
      </p>
      {badge && <p className="masterclass-badge">{badges[badge](copy)}</p>}
    </li>
  )
}
