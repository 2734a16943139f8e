import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { type Shortcuts, useShortcuts } from '../../../base/use-shortcuts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { ApplicantSheet } from './applicant-sheet.tsx'
import { DecisionBar, type LastDecision } from './decision-bar.tsx'
import { canDecide, type Decision, decisionOf, inTurnOf, neighbour, nextUndecided } from './decisions.ts'
import { selectionTexts } from './texts.ts'
import type { Decide, Pending } from './use-selection.ts'
import './one-by-one.css'

interface Sequence {
  applicants: Applicant[]
  /** Ids in the order of the list, without those that it leaves out. Decisions change the list, but not the sequence. */
  order: readonly number[]
  startAt: number
  decide: Decide
}

/** Which applicant is shown, what follows a decision, and how the last one is undone. */
const useApplicantSequence = ({ applicants, order: first, startAt, decide }: Sequence) => {
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

interface AllDecidedProps {
  onAgain: () => void
  /** The places, and the link to the final save. */
  children: ReactNode
}

/** The last card: nobody is undecided. */
const AllDecided = ({ onAgain, children }: AllDecidedProps) => {
  const texts = useTexts(selectionTexts)
  return (
    <div className="all-decided">
      <Note title={texts.allDecided}>
        <p>{texts.doneText}</p>
        {children}
        <p>
          <TextButton onClick={onAgain}>{texts.again}</TextButton>
        </p>
      </Note>
    </div>
  )
}

interface OneByOneProps {
  applicants: Applicant[]
  /** Ids as the overview shows them when one leaves it. */
  order: readonly number[]
  /** The initial applicant; follows the one shown. */
  startAt: number
  pending: Pending
  decide: Decide
  /** Another applicant is shown. */
  onShow: (id: number) => void
  /** How many places are taken. */
  places: ReactNode
  /** Rating, note and résumé of the applicant. */
  more: (applicant: Applicant) => ReactNode
  /** The link to the final save, on the last card. */
  finalSave: ReactNode
  /** The link back to the overview. */
  children: ReactNode
}

const decisionKeys: Record<string, Decision> = { a: 'accepted', w: 'reserve', r: 'rejected', u: 'open' }

/** One applicant at a time on one screen: listen, note, decide, next. */
export const OneByOne = (props: OneByOneProps) => {
  const { applicants, order, startAt, pending, decide, onShow, places, more, finalSave, children } = props
  const texts = useTexts(selectionTexts)
  const place = useRef<HTMLElement>(null)
  const { inTurn, current, last, isDone, showOne, go, decideAndGoOn, undo } = useApplicantSequence({
    applicants,
    order,
    startAt,
    decide,
  })

  const shown = current?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last card is another one
  useEffect(() => {
    if (shown === undefined) return
    // After the end of one sheet, the next one begins at its name.
    const isAbove = place.current !== null && place.current.getBoundingClientRect().top < 0
    place.current?.scrollIntoView({ behavior: 'instant', block: isAbove ? 'start' : 'nearest' })
    place.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [shown, isDone])
  useEffect(() => {
    if (shown !== undefined && shown !== startAt) onShow(shown)
  }, [shown, startAt, onShow])

  const forward = { act: () => go(1), repeats: true } as const
  const back = { act: () => go(-1), repeats: true } as const
  const moves: Shortcuts = { j: forward, arrowright: forward, k: back, arrowleft: back }
  const isOpen = current && !isDone && canDecide(current)
  // A held key decides only once: the next applicant has not been seen yet.
  const acts = Object.entries(decisionKeys)
    .filter(([, decision]) => isOpen && decision !== decisionOf(current))
    .map(([key, decision]) => [key, { act: () => void decideAndGoOn(decision) }])
  useShortcuts({ ...moves, ...Object.fromEntries(acts), ...(last && { z: { act: () => void undo() } }) })

  if (!current) return null
  return (
    <section className="one-by-one" aria-label={texts.oneByOne} tabIndex={-1} ref={place}>
      <div className="one-by-one-head">
        {children}
        <p>
          {texts.number(inTurn.indexOf(current) + 1)} / {inTurn.length}
        </p>
      </div>
      {isDone ? (
        <AllDecided onAgain={() => showOne(inTurn[0]?.id ?? current.id)}>
          {places}
          {finalSave}
        </AllDecided>
      ) : (
        <ApplicantSheet
          key={current.id}
          applicant={current}
          bar={
            <DecisionBar
              applicant={current}
              pending={pending.get(current.id)}
              onDecide={decision => void decideAndGoOn(decision)}
              last={last}
              onUndo={() => void undo()}
              onPrevious={neighbour(inTurn, current.id, -1) && (() => go(-1))}
              onNext={neighbour(inTurn, current.id, 1) && (() => go(1))}
            >
              {places}
            </DecisionBar>
          }
        >
          {more(current)}
        </ApplicantSheet>
      )}
    </section>
  )
}
