import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { useState } from 'react'
import type { LastDecision } from './decision-bar.tsx'
import { type Decision, decisionOf, inTurnOf, neighbour, nextUndecided } from './decisions.ts'
import type { Decide } from './use-selection.ts'

interface Sequence {
  applicants: Applicant[]
  /** Ids in the order of the list, without those that it leaves out. Decisions change the list, but not the sequence. */
  order: readonly number[]
  startAt: number
  decide: Decide
}

/** Which applicant is shown, what follows a decision, and how the last one is undone. */
export const useApplicantSequence = ({ applicants, order: first, startAt, decide }: Sequence) => {
  const [currentId, setCurrentId] = useState(startAt)
  const [order, setOrder] = useState(first)
  const [last, setLast] = useState<LastDecision>()
  const [isDone, setDone] = useState(false)
  const inTurn = inTurnOf(applicants, order, currentId)
  const current = inTurn.find(({ id }) => id === currentId) ?? nextUndecided(inTurn, undefined) ?? inTurn[0]
  const showOne = (id: number) => {
    setDone(false)
    setCurrentId(id)
  }

  const decideAndGoOn = async (decision: Decision) => {
    if (!current) return
    const before = decisionOf(current)
    if (!(await decide(current, decision))) return
    setLast({ applicant: current, before, after: decision })
    if (decision === 'open') return
    // After those that the list showed the others follow.
    const next = nextUndecided(inTurn, current.id) ?? nextUndecided(applicants, current.id)
    if (next && !inTurn.includes(next)) setOrder([...order, ...applicants.map(({ id }) => id)])
    // Do not move on if the user has navigated elsewhere in the meantime.
    setCurrentId(here => (here === current.id && next ? next.id : here))
    if (!next && before === 'open') setDone(true)
  }
  const undo = async () => {
    if (!last || !(await decide(last.applicant, last.before))) return
    setLast(undefined)
    showOne(last.applicant.id)
  }
  return {
    inTurn,
    current,
    last,
    isDone,
    showOne,
    go: (step: 1 | -1) => current && showOne(neighbour(inTurn, current.id, step)?.id ?? current.id),
    decideAndGoOn,
    undo,
  }
}
