import type { Applicant, SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { countOf } from './decisions.ts'
import { listTexts } from './list-texts.ts'
import { selectionTexts } from './texts.ts'
import './figures.css'
import './places-line.css'
import './selection-header.css'

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

const stateOf = (masterclass: SelectionMasterclass) => {
  if (masterclass.final_participants_saved) return 'final'
  if (!masterclass.is_current) return 'past'
  if (masterclass.can_finalize) return 'ready'
  if (masterclass.application_count === 0) return 'empty'
  if (masterclass.all_decisions_done) return 'decided'
  return masterclass.final_save_open ? 'missing' : 'choosing'
}

/** The state of a selection; highlighted while someone has to act. */
export const SelectionState = ({ masterclass }: { masterclass: SelectionMasterclass }) => {
  const texts = useTexts(listTexts)
  const state = stateOf(masterclass)
  return (
    <Badge tone={state === 'ready' || state === 'missing' ? 'warm' : 'quiet'}>{texts.state[state]}</Badge>
  )
}

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

export const SelectionHeader = ({ masterclass }: { masterclass: SelectionMasterclass }) => {
  const texts = useTexts(selectionTexts)
  const locale = useLocale()
  return (
    <header className="selection-header">
      <ButtonLink look="text" to="/user/t/masterclass">
        ← {texts.back}
      </ButtonLink>
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
