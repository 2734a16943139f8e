import { DECISION_DAYS } from '@academy/contract/base/constants'
import { laterDay } from '@academy/contract/base/days'
import type { Applied, StoryFacts } from './facts.ts'

/**
 * Where an application stands. `deciding`: with the teacher, but the promised day has passed. `passedOver`: on
 * the waiting list, but the offered place was declined or not answered. `unpaid`: the selection is final and the
 * teacher never saw it. `undecided`: the masterclass is over without a decision.
 */
export type Stage =
  | 'sent'
  | 'withTeacher'
  | 'deciding'
  | 'offered'
  | 'waiting'
  | 'passedOver'
  | 'accepted'
  | 'attended'
  | 'declined'
  | 'unpaid'
  | 'waitedInVain'
  | 'withdrawn'
  | 'undecided'

export type Milestone = 'sent' | 'paid' | 'withTeacher' | 'decided'
export interface Journey {
  application: Applied
  stage: Stage
  /** The way of an application that is not decided yet: what is reached, and what is still ahead. */
  milestones: { name: Milestone; isReached: boolean }[]
  /** By then places are decided; only as long as that is ahead. */
  decisionDay?: string
}

const stageOf = (application: Applied, { academy, offers }: StoryFacts, today: string): Stage => {
  const { id, status, fee_paid, masterclass } = application
  const isOver = today > masterclass.end_date
  switch (status) {
    case 'withdrawn':
      return 'withdrawn'
    case 'rejected':
      return fee_paid ? 'declined' : 'unpaid'
    case 'accepted':
      return isOver ? 'attended' : 'accepted'
    case 'reserve': {
      const own = offers.filter(({ application_id }) => application_id === id)
      // An offer ends on the first day at the latest.
      if (today <= masterclass.start_date && own.some(({ can_answer }) => can_answer)) return 'offered'
      if (today >= masterclass.start_date) return 'waitedInVain'
      return own.length > 0 ? 'passedOver' : 'waiting'
    }
    case 'applied':
      if (isOver) return 'undecided'
      if (!fee_paid) return 'sent'
      return academy && today <= decisionDayOf(academy) ? 'withTeacher' : 'deciding'
  }
}

const decisionDayOf = (academy: NonNullable<StoryFacts['academy']>) =>
  laterDay(academy.end_date_application, DECISION_DAYS)

const undecided: readonly Stage[] = ['sent', 'withTeacher', 'deciding']

const milestonesOf = (stage: Stage, hasFee: boolean): Journey['milestones'] => {
  if (!undecided.includes(stage)) return []
  const isForwarded = stage !== 'sent'
  return [
    { name: 'sent', isReached: true },
    ...(hasFee ? [{ name: 'paid', isReached: isForwarded } as const] : []),
    { name: 'withTeacher', isReached: isForwarded },
    { name: 'decided', isReached: false },
  ]
}

export const journeyOf = (application: Applied, facts: StoryFacts, today: string): Journey => {
  const stage = stageOf(application, facts, today)
  return {
    application,
    stage,
    milestones: milestonesOf(stage, application.fee_invoice !== null),
    ...(stage === 'withTeacher' && facts.academy && { decisionDay: decisionDayOf(facts.academy) }),
  }
}

/** Nothing will come of it any more. */
export const isEnded = ({ stage }: Journey): boolean =>
  stage === 'withdrawn' || stage === 'waitedInVain' || stage === 'undecided'
