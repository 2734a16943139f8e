import { daysBetween } from '@academy/contract/base/days'
import { yearOf } from '../../../../base/format.ts'
import { type Warning, warningsOf } from '../../../admission/warnings/warnings.ts'
import type { Masterclass, StoryFacts } from './facts.ts'
import { type Lead, leadOf } from './lead.ts'
import { compareSteps, hasOpenClass, openSteps, type StudentStep } from './open-steps.ts'
import { isEnded, type Journey, journeyOf } from './stages.ts'
import { type StayEvent, stayEvents } from './stays.ts'

/** What comes by itself. */
export type StoryEvent =
  | StayEvent
  /** By then places are decided. */
  | { kind: 'decision'; date: string }
  | { kind: 'plays'; date: string; piece_title: string }
  | { kind: 'recording'; date?: string; piece_title: string }
  | { kind: 'certificate'; date?: string; place: string; year: number }

export type DoneStep =
  | { kind: 'application'; journey: Journey }
  | { kind: 'repertoireNamed'; applicationId: number; canChange: boolean; masterclass: Masterclass }
  | { kind: 'played'; date: string; piece_title: string }

export interface Story {
  /** What the person wants to know first. */
  lead: Lead | undefined
  /** Acceptance comes first: places, and after the masterclass that the person was there. */
  places: Journey[]
  /** Applications that are not decided, wait or were declined. */
  journeys: Journey[]
  warnings: Warning[]
  open: StudentStep[]
  events: StoryEvent[]
  /** Folded away. */
  done: DoneStep[]
  /** There are masterclasses to apply for, besides those of the applications. */
  canApplyMore: boolean
}

/** Tells a student where they stand, what is open, what is coming and what is done. */
export const storyOf = (facts: StoryFacts, today: string): Story => {
  const all = facts.applications
    .filter(({ is_current }) => is_current)
    // The oldest comes first, as among the invoices.
    .sort((one, other) => one.id - other.id)
    .map(application => journeyOf(application, facts, today))
  const situation = { facts, journeys: all, today }
  const places = all.filter(({ stage }) => stage === 'accepted' || stage === 'attended')
  const journeys = all.filter(journey => !places.includes(journey) && !isFolded(journey, situation))
  const open = openSteps(situation)
  const warnings = warningsOf(facts, today)
  // Whoever has to give one place up needs no other.
  const hasTooMuch = warnings.some(warning => warning.kind === 'classesOverlap' && warning.isSure)
  return {
    lead: leadOf([...places, ...journeys], today),
    places,
    journeys,
    // The step to pay says that the deadline is near.
    warnings: warnings.filter(({ kind }) => kind !== 'feeUnpaid'),
    open,
    events: events(situation),
    done: doneOf(situation, [...places, ...journeys]),
    canApplyMore:
      hasOpenClass(situation) &&
      !hasTooMuch &&
      !open.some(({ kind }) => kind === 'apply' || kind === 'remaining'),
  }
}

type Situation = Parameters<typeof openSteps>[0]

/** A refusal is shown until the person has a place or the academy begins, then it is history. */
const isFolded = (journey: Journey, { facts: { academy }, journeys, today }: Situation): boolean => {
  if (isEnded(journey)) return true
  const isRefused = journey.stage === 'declined' || journey.stage === 'unpaid'
  const hasPlace = journeys.some(({ stage }) => stage === 'accepted')
  return isRefused && (hasPlace || academy === null || today >= academy.start_date_academy)
}

/** The latest certificate is named for half a year, also when the next academy is current. */
const CERTIFICATE_DAYS = 183

const certificates = ({ facts: { letters }, today }: Situation): StoryEvent[] =>
  letters
    .filter(
      ({ certificate, certificate_from: from }) =>
        certificate === 'ready' && from !== null && daysBetween(from, today) <= CERTIFICATE_DAYS,
    )
    .slice(0, 1)
    .map(({ place, start_date }) => ({ kind: 'certificate', place, year: yearOf(start_date) }))

/** Once, however many applications wait for it. */
const decisions = (journeys: readonly Journey[]): StoryEvent[] =>
  [...new Set(journeys.flatMap(({ decisionDay }) => decisionDay ?? []))].map(date => ({
    kind: 'decision',
    date,
  }))

const events = (situation: Situation): StoryEvent[] => {
  const { facts, journeys, today } = situation
  const concerts = facts.requests
    .filter(({ is_current }) => is_current)
    .flatMap(({ scheduled_performance_date: date, piece_title, video_url }): StoryEvent[] => {
      if (date && date >= today) return [{ kind: 'plays', date, piece_title }]
      return video_url ? [{ kind: 'recording', piece_title }] : []
    })
  const stays = stayEvents(facts, journeys, today)
  return [...certificates(situation), ...decisions(journeys), ...stays, ...concerts].sort(compareSteps)
}

const doneOf = ({ facts, journeys, today }: Situation, shown: readonly Journey[]): DoneStep[] => [
  ...journeys
    .filter(journey => !shown.includes(journey))
    .map((journey): DoneStep => ({ kind: 'application', journey })),
  ...journeys.flatMap(({ application, stage }): DoneStep[] => {
    const { id: applicationId, repertoire, masterclass, can_change_repertoire: canChange } = application
    const isNamed = stage === 'accepted' && repertoire.trim() !== ''
    return isNamed ? [{ kind: 'repertoireNamed', applicationId, canChange, masterclass }] : []
  }),
  ...facts.requests.flatMap(
    ({ is_current, scheduled_performance_date: date, piece_title, video_url }): DoneStep[] =>
      is_current && date && date < today && !video_url ? [{ kind: 'played', date, piece_title }] : [],
  ),
]
