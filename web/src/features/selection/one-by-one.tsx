import './one-by-one.css'
import type { Applicant } from '@academy/contract/selection/schemas'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ApplicantSheet } from './applicant-sheet.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { actionsFor, type Decision, inGroup, neighbour, nextUndecided } from './decisions.ts'
import { selectionTexts } from './texts.ts'
import type { Decide, Pending } from './use-selection.ts'

interface OneByOneProps {
  applicants: Applicant[]
  /** The initial applicant; follows the one shown. */
  startAt: number
  pending: Pending
  decide: Decide
  /** Another applicant is shown. */
  onShow: (id: number) => void
  /** The link back to the overview. */
  children: ReactNode
}

type Keys = Record<string, (() => void) | false>

/** One applicant at a time on one screen: listen, decide, next. */
export const OneByOne = ({ applicants, startAt, pending, decide, onShow, children }: OneByOneProps) => {
  const texts = useTexts(selectionTexts)
  const [currentId, setCurrentId] = useState(startAt)
  const place = useRef<HTMLElement>(null)
  // The current applicant stays in the list, even after withdrawing.
  const inTurn = applicants.filter(one => !one.has_withdrawn || one.id === currentId)
  const current = inTurn.find(({ id }) => id === currentId) ?? nextUndecided(inTurn, undefined) ?? inTurn[0]
  const undecided = inGroup(applicants, 'applications').length

  const shown = current?.id
  useEffect(() => {
    if (shown === undefined) return
    // In a low window the buttons are at the end of the sheet: scroll back up to the name.
    const isAbove = place.current !== null && place.current.getBoundingClientRect().top < 0
    place.current?.scrollIntoView({ behavior: 'instant', block: isAbove ? 'start' : 'nearest' })
    place.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [shown])
  useEffect(() => {
    if (shown !== undefined && shown !== startAt) onShow(shown)
  }, [shown, startAt, onShow])
  if (!current) return null

  const go = (step: 1 | -1) => setCurrentId(neighbour(inTurn, current.id, step)?.id ?? current.id)
  const decideAndGoOn = async (decision: Decision) => {
    const isSaved = await decide(current, decision)
    if (!isSaved || decision === null) return
    // Do not move on if the user has navigated elsewhere in the meantime.
    const next = nextUndecided(inTurn, current.id)?.id ?? current.id
    setCurrentId(here => (here === current.id ? next : here))
  }
  const can = actionsFor(current)
  const moves: Keys = {
    j: () => go(1),
    arrowright: () => go(1),
    k: () => go(-1),
    arrowleft: () => go(-1),
  }
  const decisions: Keys = {
    a: can.accept && (() => void decideAndGoOn(true)),
    r: can.reject && (() => void decideAndGoOn(false)),
    u: can.undo && (() => void decideAndGoOn(null)),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const action = moves[key] || decisions[key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // A held key navigates, but decides only once: the next applicant has not been seen yet.
    if (!event.repeat || key in moves) action()
  }
  return (
    // The shortcuts work only while the focus is inside, so that they do not conflict with assistive
    // technology.
    <section
      className="one-by-one"
      aria-label={texts.oneByOne}
      tabIndex={-1}
      ref={place}
      onKeyDown={onKeyDown}
    >
      <div className="one-by-one-head">
        {children}
        <p>
          {texts.number(inTurn.indexOf(current) + 1)} ·{' '}
          <strong>{undecided > 0 ? texts.undecided(undecided, inTurn.length) : texts.allDecided}</strong>
        </p>
      </div>
      <ApplicantSheet key={current.id} applicant={current} />
      <DecisionBar
        applicant={current}
        pending={pending.get(current.id)}
        onDecide={decision => void decideAndGoOn(decision)}
        onPrevious={neighbour(inTurn, current.id, -1) && (() => go(-1))}
        onNext={neighbour(inTurn, current.id, 1) && (() => go(1))}
      />
    </section>
  )
}
