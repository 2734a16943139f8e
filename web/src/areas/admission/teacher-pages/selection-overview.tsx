import type { Applicant, SelectionMasterclass } from '@academy/contract/selection/schemas'
import type { ReactNode } from 'react'
import type { FinalSave } from '../../../features/selection/api.ts'
import { ApplicantFiles } from '../../../features/selection/applicant-files.tsx'
import { ApplicantTable } from '../../../features/selection/applicant-table.tsx'
import { countOf, reservesOf } from '../../../features/selection/decisions.ts'
import { FinalSavePanel } from '../../../features/selection/final-save-panel.tsx'
import { InfoBox } from '../../../features/selection/info-box.tsx'
import { ParticipantFiles } from '../../../features/selection/participant-files.tsx'
import { PlacesLine } from '../../../features/selection/places-line.tsx'
import { SelectionHeader } from '../../../features/selection/selection-header.tsx'
import { selectionTexts } from '../../../features/selection/texts.ts'
import type { Pending } from '../../../features/selection/use-selection.ts'
import type { ApplicantList } from '../../../features/selection/use-shown-applicants.ts'
import { WaitingList } from '../../../features/selection/waiting-list.tsx'
import type { Call } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { TeacherWaitingList } from './teacher-waiting-list.tsx'

interface SelectionOverviewProps {
  call: Call
  masterclass: SelectionMasterclass
  applicants: Applicant[]
  list: ApplicantList
  pending: Pending
  isDecidable: boolean
  finalSave: FinalSave
  /** The link to the first applicant. */
  start: ReactNode
  onOrder: (ids: number[], message: string) => void
  /** After the final save. */
  onDone: () => void
}

/** All applicants of a masterclass, the waiting list and the final save. */
export const SelectionOverview = (props: SelectionOverviewProps) => {
  const { call, masterclass, applicants, list, pending, isDecidable, finalSave } = props
  const texts = useTexts(selectionTexts)
  const reserves = reservesOf(applicants)
  return (
    <>
      <SelectionHeader masterclass={masterclass} />
      {props.start && <p className="screen-only">{props.start}</p>}
      {isDecidable && applicants.length > 0 && (
        <div className="selection-places">
          <PlacesLine masterclass={masterclass} applicants={applicants} />
        </div>
      )}
      {isDecidable && <InfoBox />}
      {(masterclass.is_current || masterclass.final_participants_saved) && (
        <FinalSavePanel
          masterclass={masterclass}
          undecided={countOf(applicants, 'open')}
          finalSave={finalSave}
          onDone={props.onDone}
        />
      )}
      {masterclass.final_participants_saved && (
        <TeacherWaitingList call={call} masterclassId={String(masterclass.id)} />
      )}
      {applicants.length === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        <ApplicantTable
          list={list}
          pending={pending}
          files={<ApplicantFiles call={call} masterclassId={masterclass.id} applicants={applicants} />}
        />
      )}
      {reserves.length > 0 && !masterclass.final_participants_saved && (
        <WaitingList reserves={reserves} isOrdered={isDecidable} onOrder={props.onOrder} />
      )}
      {masterclass.participant_count > 0 && <ParticipantFiles call={call} masterclassId={masterclass.id} />}
    </>
  )
}
