import '../../../ui/button.css'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { markApplicationsSeen, teachersFinalSave } from '../../../features/selection/api.ts'
import { ApplicantGroups } from '../../../features/selection/applicant-groups.tsx'
import { inGroup, nextUndecided } from '../../../features/selection/decisions.ts'
import { FinalSavePanel } from '../../../features/selection/final-save-panel.tsx'
import { InfoBox } from '../../../features/selection/info-box.tsx'
import { OneByOne } from '../../../features/selection/one-by-one.tsx'
import { ParticipantFiles } from '../../../features/selection/participant-files.tsx'
import { SelectionHeader } from '../../../features/selection/selection-header.tsx'
import { selectionTexts } from '../../../features/selection/texts.ts'
import { useSelection } from '../../../features/selection/use-selection.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { paths } from '../../paths.ts'
import { TeacherWaitingList } from './teacher-waiting-list.tsx'

const route = getRouteApi('/user/t/masterclass/$masterclassId')

/** The selection of one masterclass, as a list or one applicant at a time. */
export const MasterclassSelection = () => {
  const texts = useTexts(selectionTexts)
  const { call } = route.useRouteContext()
  const { applicant } = route.useSearch()
  const { masterclassId } = route.useParams()
  const selection = useSelection(call, masterclassId)
  useEffect(() => {
    void markApplicationsSeen(call, masterclassId)
  }, [call, masterclassId])
  const { masterclass, applicants, pending, decide } = selection
  const finalSave = useMemo(() => teachersFinalSave(call), [call])
  const isDecidable = masterclass.is_current && !masterclass.final_participants_saved
  const first = nextUndecided(applicants, undefined) ?? applicants.find(one => !one.has_withdrawn)
  const shared = { applicants, pending, decide }
  const navigate = useNavigate({ from: paths.MasterclassDetailView })
  // The current applicant is in the URL, so that a reload keeps the position.
  const keepScrollPosition = useCallback(
    (id: number) => void navigate({ search: { applicant: String(id) }, replace: true, resetScroll: false }),
    [navigate],
  )
  return (
    <>
      {applicant === undefined || applicants.length === 0 ? (
        <>
          <SelectionHeader masterclass={masterclass} />
          {isDecidable && first && (
            <p className="screen-only">
              <Link
                className="button"
                from={paths.MasterclassDetailView}
                search={{ applicant: String(first.id) }}
              >
                {texts.oneByOne}
              </Link>
            </p>
          )}
          {isDecidable && <InfoBox />}
          {(masterclass.is_current || masterclass.final_participants_saved) && (
            <FinalSavePanel
              masterclass={masterclass}
              undecided={inGroup(applicants, 'applications').length}
              finalSave={finalSave}
              onDone={() => void selection.refresh()}
            />
          )}
          {masterclass.final_participants_saved && (
            <TeacherWaitingList call={call} masterclassId={masterclassId} />
          )}
          {applicants.length === 0 ? <p>{texts.nobody}</p> : <ApplicantGroups {...shared} />}
          {masterclass.participant_count > 0 && (
            <ParticipantFiles call={call} masterclassId={masterclass.id} />
          )}
        </>
      ) : (
        <>
          <h1 className="visually-hidden">{texts.oneByOne}</h1>
          <OneByOne {...shared} startAt={Number(applicant)} onShow={keepScrollPosition}>
            <Link className="text-button" from={paths.MasterclassDetailView} search={{}} preload={false}>
              ← {texts.overview}
            </Link>
          </OneByOne>
        </>
      )}
      <p className="visually-hidden" role="status">
        {selection.announcement}
      </p>
    </>
  )
}
