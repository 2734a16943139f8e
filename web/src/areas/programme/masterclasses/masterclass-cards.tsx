import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { type MasterclassFilter, selectMasterclasses } from './filter.ts'
import { MasterclassCard } from './masterclass-card.tsx'
import { NoMasterclasses } from './no-masterclasses.tsx'
import { masterclassTexts } from './texts.ts'

interface MasterclassCardsProps {
  masterclasses: PublicMasterclass[]
  deadlinePassed: boolean
  /** The query of the URL. */
  filter: MasterclassFilter
}

const FIRST_ROW = 4

/** The cards of the masterclasses that pass the filter, with their number for screen readers. */
export const MasterclassCards = ({ masterclasses, deadlinePassed, filter }: MasterclassCardsProps) => {
  const texts = useTexts(masterclassTexts)
  const shown = selectMasterclasses(masterclasses, filter)
  if (masterclasses.length === 0) return <p>{texts.none}</p>
  if (shown.length === 0) return <NoMasterclasses masterclasses={masterclasses} filter={filter} />
  return (
    <>
      <p role="status" className="visually-hidden">
        {texts.count(shown.length)}
      </p>
      <ul className="masterclass-cards">
        {shown.map((masterclass, index) => (
          <MasterclassCard
            key={masterclass.id}
            masterclass={masterclass}
            deadlinePassed={deadlinePassed}
            filter={filter}
            isBelow={index >= FIRST_ROW}
          />
        ))}
      </ul>
    </>
  )
}
