import './other-masterclasses.css'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { detailTexts } from './detail-texts.ts'
import type { MasterclassFilter } from './filter.ts'
import { MasterclassCard } from './masterclass-cards.tsx'

interface OtherMasterclassesProps {
  masterclasses: PublicMasterclass[]
  deadlinePassed: boolean
  /** The filter of the list that led here. */
  filter: MasterclassFilter
  /** Whether they stand in place of one for which nobody can apply. */
  areInstead: boolean
}

/** Open masterclasses of the same teacher or instrument. */
export const OtherMasterclasses = ({ masterclasses, areInstead, ...props }: OtherMasterclassesProps) => {
  const texts = useTexts(detailTexts)
  return (
    <section className="other-masterclasses" aria-labelledby="other-masterclasses-title">
      <h2 id="other-masterclasses-title">{areInstead ? texts.others : texts.otherClasses}</h2>
      <ul className="masterclass-cards">
        {masterclasses.map(masterclass => (
          <MasterclassCard key={masterclass.id} masterclass={masterclass} heading="h3" isBelow {...props} />
        ))}
      </ul>
    </section>
  )
}
