import './apply-bar.css'
import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { formatDayAndMonth, formatMoney } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ApplyLinks } from './apply-links.tsx'
import { detailTexts } from './detail-texts.ts'

interface ApplyBarProps {
  masterclass: MasterclassCard
  deadline: string
  deadlinePassed: boolean
}

/** On a phone: stays at the bottom of the window, and takes its own place at the end of the page. */
export const ApplyBar = ({ masterclass, deadline, deadlinePassed }: ApplyBarProps) => {
  const locale = useLocale()
  const texts = useTexts(detailTexts)
  return (
    <div className="apply-bar">
      <p className="apply-bar-terms">
        <strong>{formatMoney(Number(masterclass.participation_fee), locale)}</strong>{' '}
        <span>
          {deadlinePassed ? texts.applyLate : texts.applyUntil(formatDayAndMonth(deadline, locale))}
        </span>
      </p>
      <ApplyLinks masterclassId={masterclass.id} />
    </div>
  )
}
