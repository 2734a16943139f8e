import './places-line.css'
import type { Applicant, SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { countOf } from './decisions.ts'
import { selectionTexts } from './texts.ts'

interface PlacesLineProps {
  masterclass: Pick<SelectionMasterclass, 'places'>
  applicants: readonly Applicant[]
}

/** How many places are taken, how many wait, and how many decisions are missing. */
export const PlacesLine = ({ masterclass: { places }, applicants }: PlacesLineProps) => {
  const texts = useTexts(selectionTexts)
  const taken = countOf(applicants, 'accepted')
  const reserves = countOf(applicants, 'reserve')
  const open = countOf(applicants, 'open')
  const all = applicants.length - countOf(applicants, 'withdrawn')
  return (
    <p className="places-line" data-beyond={(places !== null && taken > places) || undefined}>
      <strong>{texts.places(taken, places)}</strong>
      {reserves > 0 && <span>{texts.reserves(reserves)}</span>}
      <span>{open > 0 ? texts.undecided(open, all) : texts.allDecided}</span>
    </p>
  )
}
