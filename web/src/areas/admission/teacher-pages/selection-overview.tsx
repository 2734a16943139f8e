import type { Applicant, SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData, useRefresh } from '../../../base/use-data.ts'
import { ownWaitingListQuery, teachersOffer } from '../places/api.ts'
import { WaitingListPanel } from '../places/waiting-list.tsx'
import type { FinalSave } from '../selection/api.ts'
import { ApplicantLink, OwnRating } from '../selection/applicant-parts.tsx'
import { type ApplicantList, ApplicantTable } from '../selection/applicant-table.tsx'
import { countOf, reservesOf } from '../selection/decisions.ts'
import { FinalSavePanel } from '../selection/final-save-button.tsx'
import { InfoBox } from '../selection/info-box.tsx'
import { ApplicantFiles, ParticipantFiles } from '../selection/selection-files.tsx'
import { PlacesLine, SelectionHeader } from '../selection/selection-header.tsx'
import { selectionTexts } from '../selection/texts.ts'
import type { Pending } from '../selection/use-selection.ts'
import { WaitingList } from '../selection/waiting-list.tsx'

interface TeacherWaitingListProps {
  call: Call
  masterclassId: string
  applicants: readonly Applicant[]
}

/** The waiting list below a final selection. Nothing is shown where nobody waits and no place is free. */
const TeacherWaitingList = ({ call, masterclassId, applicants }: TeacherWaitingListProps) => {
  const { found } = useLoadedData(ownWaitingListQuery(call, masterclassId))
  const refresh = useRefresh()
  if (!found || (found.people.length === 0 && found.free_count === 0)) return null
  const ratings = new Map(applicants.map(({ id, review }) => [id, review.rating]))
  return (
    <WaitingListPanel
      list={found}
      offerPlace={teachersOffer(call)}
      nameOf={({ application_id, full_name }) => (
        <>
          <ApplicantLink id={application_id} name={full_name} />
          <OwnRating rating={ratings.get(application_id) ?? null} />
        </>
      )}
      onDone={() => void refresh()}
    />
  )
}

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
        <TeacherWaitingList call={call} masterclassId={String(masterclass.id)} applicants={applicants} />
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
