import type { MasterclassCard as Card } from '@academy/contract/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePublicPath } from '../../lib/public-path.ts'
import { selectMasterclasses } from './instruments.ts'
import { MasterclassCard } from './masterclass-card.tsx'
import { masterclassTexts } from './texts.ts'

interface MasterclassCardsProps {
  masterclasses: Card[]
  deadlinePassed: boolean
  /** The instrument in the URL. */
  instrument: string | undefined
}

const FIRST_ROW = 4

/** The cards of all masterclasses or of one instrument, with their number for screen readers. */
export const MasterclassCards = ({ masterclasses, deadlinePassed, instrument }: MasterclassCardsProps) => {
  const texts = useTexts(masterclassTexts)
  const publicPath = usePublicPath()
  const shown = selectMasterclasses(masterclasses, instrument)
  if (masterclasses.length === 0) return <p>{texts.none}</p>
  return (
    <>
      <p role="status" className={shown.length > 0 ? 'visually-hidden' : undefined}>
        {shown.length > 0 ? texts.count(shown.length) : texts.noneForInstrument}
      </p>
      {shown.length === 0 && <Link to={publicPath('/masterclasses')}>{texts.showAll}</Link>}
      <ul className="masterclass-cards">
        {shown.map((masterclass, index) => (
          <MasterclassCard
            key={masterclass.id}
            masterclass={masterclass}
            deadlinePassed={deadlinePassed}
            isBelow={index >= FIRST_ROW}
          />
        ))}
      </ul>
    </>
  )
}
