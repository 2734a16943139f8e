import type { Applicant } from '@academy/contract/selection/schemas'
import { useCallback, useRef, useState } from 'react'
import { type Call, endedBy } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePolling } from '../../lib/use-polling.ts'
import { useSaveFailure } from '../../lib/use-save-failure.ts'
import { loadSelection, type Selection, sendDecision } from './api.ts'
import type { Decision } from './decisions.ts'
import { selectionTexts } from './texts.ts'

/** Decides; says whether it was saved. */
export type Decide = (applicant: Applicant, decision: Decision) => Promise<boolean>
/** What is on its way to the server, by application. */
export type Pending = ReadonlyMap<number, Decision>

const replace =
  (decided: Applicant) =>
  ({ masterclass, applicants }: Selection): Selection => ({
    masterclass,
    applicants: applicants.map(one => (one.id === decided.id ? decided : one)),
  })

/** The applicants of a masterclass and the decisions about them, as the server knows them. */
export const useSelection = (call: Call, loaded: Selection) => {
  const texts = useTexts(selectionTexts)
  const showFailure = useSaveFailure()
  const { data, update, refresh } = usePolling(loaded, signal =>
    loadSelection(endedBy(call, signal), String(loaded.masterclass.id)),
  )
  const underWay = useRef(new Map<number, Decision>())
  const [pending, setPending] = useState<Pending>(new Map())
  const [said, setSaid] = useState('')

  const decide: Decide = useCallback(
    async (applicant, decision) => {
      if (underWay.current.has(applicant.id)) return false
      const tell = () => setPending(new Map(underWay.current))
      underWay.current.set(applicant.id, decision)
      tell()
      try {
        update(replace(await sendDecision(call, applicant.id, decision)))
        setSaid(texts.decided(applicant.student.full_name, decision))
        return true
      } catch (error) {
        showFailure(error)
        return false
      } finally {
        underWay.current.delete(applicant.id)
        tell()
        // The figures follow from the decision, and a refusal means that the page is behind.
        void refresh()
      }
    },
    [call, update, refresh, showFailure, texts],
  )

  return { ...data, pending, said, decide, refresh }
}
