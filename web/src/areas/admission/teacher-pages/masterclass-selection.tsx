import '../../../ui/button.css'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ReviewPanel } from '../reviews/review-panel.tsx'
import { markApplicationsSeen, teachersFinalSave } from '../selection/api.ts'
import { nextUndecided } from '../selection/decisions.ts'
import { OneByOne } from '../selection/one-by-one.tsx'
import { PlacesLine } from '../selection/places-line.tsx'
import { ResumePages } from '../selection/resume-pages.tsx'
import { selectionTexts } from '../selection/texts.ts'
import { useSelection } from '../selection/use-selection.ts'
import { useShownApplicants } from '../selection/use-shown-applicants.ts'
import { SelectionOverview } from './selection-overview.tsx'
import { useFocusShownRow } from './use-focus-shown-row.ts'
import { usePlacesQuestion } from './use-places-question.ts'

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
  const { masterclass, applicants, pending } = selection
  const { decide, question } = usePlacesQuestion(masterclass, applicants, selection.decide)
  const finalSave = useMemo(() => teachersFinalSave(call), [call])
  const isDecidable = masterclass.is_current && !masterclass.final_participants_saved
  const { table: list, shown } = useShownApplicants(applicants, { pending, decide })
  const first =
    nextUndecided(shown, undefined) ??
    shown.find(one => !one.has_withdrawn) ??
    nextUndecided(applicants, undefined) ??
    applicants.find(one => !one.has_withdrawn)
  const navigate = useNavigate({ from: paths.MasterclassDetailView })
  // The current applicant is in the URL, so that a reload keeps the position.
  const keepInUrl = useCallback(
    (id: number) =>
      void navigate({
        search: before => ({ ...before, applicant: String(id) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  useFocusShownRow(applicant)
  const places = <PlacesLine masterclass={masterclass} applicants={applicants} />
  const refresh = () => void selection.refresh()
  return (
    <>
      {applicant === undefined || applicants.length === 0 ? (
        <SelectionOverview
          applicants={applicants}
          list={list}
          pending={pending}
          call={call}
          masterclass={masterclass}
          finalSave={finalSave}
          start={
            isDecidable &&
            first && (
              <Link
                className="button"
                from={paths.MasterclassDetailView}
                search={before => ({ ...before, applicant: String(first.id) })}
              >
                {texts.oneByOne}
              </Link>
            )
          }
          isDecidable={isDecidable}
          onOrder={(ids, message) => void selection.orderReserves(ids, message)}
          onDone={refresh}
        />
      ) : (
        <>
          <h1 className="visually-hidden">{texts.oneByOne}</h1>
          <OneByOne
            applicants={applicants}
            order={shown.map(({ id }) => id)}
            pending={pending}
            decide={decide}
            startAt={Number(applicant)}
            onShow={keepInUrl}
            places={places}
            more={one => (
              <>
                <ReviewPanel
                  call={call}
                  applicationId={one.id}
                  stored={one.review}
                  onSaved={review => selection.keepReview(one.id, review)}
                  onConflict={refresh}
                />
                <ResumePages call={call} applicant={one} />
              </>
            )}
            finalSave={
              <Link
                className="button"
                from={paths.MasterclassDetailView}
                search={({ applicant: _, ...list }) => list}
                hash="final-save"
                preload={false}
              >
                {texts.toFinalSave}
              </Link>
            }
          >
            <Link
              className="text-button"
              from={paths.MasterclassDetailView}
              search={({ applicant: _, ...list }) => list}
              resetScroll={false}
              preload={false}
            >
              ← {texts.overview}
            </Link>
          </OneByOne>
        </>
      )}
      <ConfirmDialog {...question} title={texts.beyondTitle} confirmLabel={texts.beyondConfirm}>
        <p>{texts.beyond(masterclass.places ?? 0)}</p>
      </ConfirmDialog>
      <p className="visually-hidden" role="status">
        {selection.announcement}
      </p>
    </>
  )
}
