import './selection-header.css'
import type { SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { Link } from '@tanstack/react-router'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { Figures } from './figures.tsx'
import { SelectionState } from './selection-state.tsx'
import { selectionTexts } from './texts.ts'

export const SelectionHeader = ({ masterclass }: { masterclass: SelectionMasterclass }) => {
  const texts = useTexts(selectionTexts)
  const locale = useLocale()
  return (
    <header className="selection-header">
      <Link className="text-button" to="/user/t/masterclass">
        ← {texts.back}
      </Link>
      <h1>{nameIn(locale, masterclass.instrument)}</h1>
      <p className="selection-dates">
        <span>
          <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
        </span>
        <SelectionState masterclass={masterclass} />
      </p>
      <Figures masterclass={masterclass} />
    </header>
  )
}
