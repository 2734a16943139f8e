import './masterclass-list.css'
import type { MasterclassCard } from '@academy/contract/masterclasses'
import { useCopy } from '../../lib/i18n/copy.ts'
import { MasterclassRow } from './masterclass-row.tsx'

interface MasterclassListProps {
  masterclasses: MasterclassCard[]
  deadlinePassed: boolean
}

/** The programme: one line for each masterclass, to be scanned by instrument, teacher and date. */
export const MasterclassList = ({ masterclasses, deadlinePassed }: MasterclassListProps) => {
  const copy = useCopy()
  if (masterclasses.length === 0) return <p>{copy.noMasterclasses}</p>
  return (
    <ul className="masterclass-list">
      {masterclasses.map(masterclass => (
        <MasterclassRow key={masterclass.id} masterclass={masterclass} deadlinePassed={deadlinePassed} />
      ))}
    </ul>
  )
}
