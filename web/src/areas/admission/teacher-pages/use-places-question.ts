import type { Applicant, SelectionMasterclass } from '@academy/contract/admission/selection/schemas'
import { useCallback, useRef } from 'react'
import { useConfirmation } from '../../../ui/dialog/use-confirmation.ts'
import { countOf, isBeyondPlaces } from '../selection/decisions.ts'
import type { Decide } from '../selection/use-selection.ts'

/** Asks once before more people are accepted than there are places. */
export const usePlacesQuestion = (
  { places }: Pick<SelectionMasterclass, 'places'>,
  applicants: readonly Applicant[],
  decide: Decide,
) => {
  const { ask, dialog } = useConfirmation()
  const hasAgreed = useRef(false)
  const taken = countOf(applicants, 'accepted')
  const latestAsk = useRef(ask)
  latestAsk.current = ask
  const decideAfterQuestion: Decide = useCallback(
    async (applicant, decision) => {
      if (decision === 'accepted' && !hasAgreed.current && isBeyondPlaces(places, taken)) {
        if (!(await latestAsk.current())) return false
        hasAgreed.current = true
      }
      return decide(applicant, decision)
    },
    [places, taken, decide],
  )
  return { decide: decideAfterQuestion, question: dialog }
}
