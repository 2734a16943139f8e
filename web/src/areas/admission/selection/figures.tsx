import './figures.css'
import type { SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { selectionTexts } from './texts.ts'

/** The number of applicants and participants. */
export const Figures = ({ masterclass }: { masterclass: SelectionMasterclass }) => {
  const texts = useTexts(selectionTexts)
  return (
    <dl className="figures">
      <div>
        <dt>{texts.applications}</dt>
        <dd>{masterclass.application_count}</dd>
      </div>
      <div>
        <dt>{texts.participants}</dt>
        <dd>
          {masterclass.places === null
            ? masterclass.participant_count
            : `${masterclass.participant_count} / ${masterclass.places}`}
        </dd>
      </div>
    </dl>
  )
}
