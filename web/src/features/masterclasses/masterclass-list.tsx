import './masterclass-list.css'
import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { selectMasterclasses } from './instruments.ts'
import { MasterclassRow } from './masterclass-row.tsx'
import { masterclassTexts } from './texts.ts'

interface MasterclassListProps {
  masterclasses: MasterclassCard[]
  deadlinePassed: boolean
}

/** The programme: one row per masterclass, easy to scan by instrument, teacher and date. */
export const MasterclassList = ({ masterclasses, deadlinePassed }: MasterclassListProps) => {
  const texts = useTexts(masterclassTexts)
  if (masterclasses.length === 0) return <p>{texts.none}</p>
  return (
    <ul className="masterclass-list">
      {selectMasterclasses(masterclasses).map(masterclass => (
        <MasterclassRow key={masterclass.id} masterclass={masterclass} deadlinePassed={deadlinePassed} />
      ))}
    </ul>
  )
}
