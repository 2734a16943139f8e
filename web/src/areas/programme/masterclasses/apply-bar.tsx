import './apply-bar.css'
import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'
import { formatDayAndMonth, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
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
