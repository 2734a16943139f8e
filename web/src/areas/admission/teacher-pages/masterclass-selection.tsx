import type { Applicant, SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { tableRowId } from '../../../ui/office-table/table-body.tsx'
import { ReviewPanel } from '../reviews/review-panel.tsx'
import { markApplicationsSeen, teachersFinalSave } from '../selection/api.ts'
import { APPLICANT_TABLE, useShownApplicants } from '../selection/applicant-table.tsx'
import { countOf, isBeyondPlaces, nextUndecided } from '../selection/decisions.ts'
import { OneByOne } from '../selection/one-by-one.tsx'
import { ResumePages } from '../selection/resume-pages.tsx'
import { PlacesLine } from '../selection/selection-header.tsx'
import { selectionTexts } from '../selection/texts.ts'
import { type Decide, useSelection } from '../selection/use-selection.ts'
import { SelectionOverview } from './selection-overview.tsx'

/** Asks once before more people are accepted than there are places. */
const usePlacesQuestion = (
  { places }: Pick<SelectionMasterclass, 'places'>,
  applicants: readonly Applicant[],
  decide: Decide,
) => {
  const texts = useTexts(selectionTexts)
  const [ask, question] = useAsk(() => ({
    title: texts.beyondTitle,
    text: texts.beyond(places ?? 0),
    confirmLabel: texts.beyondConfirm,
  }))
  const hasAgreed = useRef(false)
  const taken = countOf(applicants, 'accepted')
  const decideAfterQuestion: Decide = useCallback(
    async (applicant, decision) => {
      if (decision === 'accepted' && !hasAgreed.current && isBeyondPlaces(places, taken)) {
        if (!(await ask())) return false
        hasAgreed.current = true
      }
      return decide(applicant, decision)
    },
    [places, taken, decide, ask],
  )
  return { decide: decideAfterQuestion, question }
}

/** Coming back to the list, the applicant that was shown is in view and has the focus. */
const useFocusShownRow = (applicant: string | undefined): void => {
  const last = useRef(applicant)
  useEffect(() => {
    const shown = last.current
    last.current = applicant
    if (applicant !== undefined || shown === undefined || location.hash) return
    const row = document.getElementById(tableRowId(APPLICANT_TABLE, shown))
    row?.scrollIntoView({ behavior: 'instant', block: 'center' })
    row?.querySelector('a')?.focus({ preventScroll: true })
  }, [applicant])
}

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
              <ButtonLink
                from={paths.MasterclassDetailView}
                search={before => ({ ...before, applicant: String(first.id) })}
              >
                {texts.oneByOne}
              </ButtonLink>
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
              <ButtonLink
                from={paths.MasterclassDetailView}
                search={({ applicant: _, ...list }) => list}
                hash="final-save"
                preload={false}
              >
                {texts.toFinalSave}
              </ButtonLink>
            }
          >
            <ButtonLink
              look="text"
              from={paths.MasterclassDetailView}
              search={({ applicant: _, ...list }) => list}
              resetScroll={false}
              preload={false}
            >
              ← {texts.overview}
            </ButtonLink>
          </OneByOne>
        </>
      )}
      {question}
      <p className="visually-hidden" role="status">
        {selection.announcement}
      </p>
    </>
  )
}
