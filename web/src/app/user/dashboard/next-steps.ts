import type { Academy } from '@academy/contract/academy/schemas'
import type { RoleFlags } from '@academy/contract/accounts/roles'
import type { Application } from '@academy/contract/applications/schemas'
import type { ConcertRequest } from '@academy/contract/concerts/schemas'
import { DECISION_DAYS, REPERTOIRE_DAY } from '@academy/contract/constants'
import type { AccompanistDashboard, TeacherDashboard } from '@academy/contract/dashboard/schemas'
import type { Invoice } from '@academy/contract/invoices/schemas'
import type { Booking } from '@academy/contract/lodging/schemas'
import { centsOf } from '@academy/contract/money'
import type { PlaceOffer } from '@academy/contract/place-offers/schemas'
import { dayInVienna, daysBetween, laterDay, yearOf } from '../../../lib/format.ts'

type TeachingTask = TeacherDashboard['masterclasses'][number]
type Performance = TeacherDashboard['performances'][number]
type Period = AccompanistDashboard['periods'][number]
type Applied = Pick<
  Application,
  'id' | 'status' | 'is_current' | 'fee_paid' | 'repertoire' | 'can_change_repertoire' | 'masterclass'
>

/** The data about the person and the academy that the steps depend on. */
export interface DashboardData {
  flags: RoleFlags
  hasGender: boolean
  hasAddress: boolean
  outstanding: readonly Pick<Invoice, 'due_date' | 'outstanding_amount' | 'overdue'>[]
  applications: readonly Applied[]
  bookings: readonly Pick<Booking, 'start_date' | 'end_date' | 'is_current'>[]
  requests: readonly Pick<ConcertRequest, 'is_current' | 'scheduled_performance_date' | 'piece_title'>[]
  academy: Pick<Academy, 'start_date_academy' | 'end_date_academy' | 'end_date_application'> & {
    /** At least one masterclass still accepts applications. */
    hasOpenClasses: boolean
  }
  /** Places that are offered to the person. */
  offers?: readonly PlaceOffer[] | undefined
  /** For teachers. */
  teaching?: TeacherDashboard | undefined
  /** For accompanists. */
  accompaniment?: AccompanistDashboard | undefined
}

/** `date` is a deadline, or the day of an event. */
export type Step = { date?: string; isLate?: boolean } & (
  | { kind: 'completeProfile' | 'addAddress' | 'remaining' | 'book' | 'requestConcert' }
  | { kind: 'plays'; piece_title: string }
  | { kind: 'booked'; end_date: string }
  | { kind: 'pay'; count: number; cents: number }
  | { kind: 'waitsForFee' | 'repertoire' | 'decision'; count: number }
  | { kind: 'apply'; days: number; hasApplied: boolean }
  | { kind: 'accepted' | 'rejected' | 'waits'; masterclass: Application['masterclass'] }
  | { kind: 'ownRepertoire'; application: Applied }
  | { kind: 'offer'; offer: PlaceOffer }
  | { kind: 'teach' | 'select'; task: TeachingTask }
  | { kind: 'withdrew' | 'freePlace'; task: TeachingTask }
  | { kind: 'performs'; performance: Performance }
  | { kind: 'accompany' | 'repertoires'; period: Period }
  | { kind: 'accompanies'; performance: Performance }
)

/**
 * Returns what is open or coming up for the user: overdue steps, then undated ones, then by date, then
 * finished ones.
 */
export const nextSteps = (facts: DashboardData, today: string): Step[] => {
  const { isStudent } = facts.flags
  const steps: Step[] = [
    ...(isStudent ? studentSteps(facts, today) : []),
    ...(facts.teaching ? teachingSteps(facts.teaching, today) : []),
    ...(facts.accompaniment ? accompanimentSteps(facts.accompaniment, today) : []),
  ]
  // The sort is stable: equal steps keep their order.
  return steps.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : Number(sortKey(a) > sortKey(b))))
}

const sortKey = ({ kind, date = '', isLate }: Step) => {
  // An offered place waits for nobody.
  if (isLate || kind === 'offer') return `0 ${date}`
  return kind === 'rejected' ? '2' : `1 ${date}`
}

const decisionDay = ({ academy }: DashboardData) => laterDay(academy.end_date_application, DECISION_DAYS)
const repertoireDay = ({ academy }: DashboardData) =>
  `${yearOf(academy.start_date_academy)}-${REPERTOIRE_DAY}`
const isAhead = ({ academy }: DashboardData, today: string) => today <= academy.end_date_academy

const studentSteps = (facts: DashboardData, today: string): Step[] => {
  const current = facts.applications.filter(application => application.is_current)
  const applied = current.filter(({ status }) => status === 'applied')
  return [
    ...(facts.hasGender ? [] : [{ kind: 'completeProfile' } as const]),
    ...(facts.hasAddress ? [] : [{ kind: 'addAddress' } as const]),
    ...paySteps(facts),
    ...applySteps(facts, today, current.length > 0),
    ...(isAhead(facts, today) ? waitingSteps(facts, today, applied) : []),
    ...offerSteps(facts),
    ...current.flatMap(resultStep),
    ...repertoireSteps(facts, current),
    ...lodgingSteps(facts, today, current),
    ...concertSteps(facts, today, current),
  ]
}

/** One step for all invoices: their list is shown below. */
const paySteps = ({ outstanding }: DashboardData): Step[] => {
  const [date] = outstanding.map(({ due_date }) => due_date).sort()
  if (!date) return []
  const cents = outstanding.reduce((sum, invoice) => sum + centsOf(invoice.outstanding_amount), 0)
  const isLate = outstanding.some(({ overdue }) => overdue)
  return [{ kind: 'pay', date, isLate, count: outstanding.length, cents }]
}

const applySteps = ({ academy }: DashboardData, today: string, hasApplied: boolean): Step[] => {
  const deadline = academy.end_date_application
  const days = daysBetween(today, deadline)
  if (!academy.hasOpenClasses || today >= academy.start_date_academy) return []
  if (days >= 0) return [{ kind: 'apply', date: deadline, days, hasApplied }]
  return hasApplied ? [] : [{ kind: 'remaining' }]
}

const waitingSteps = (facts: DashboardData, today: string, applied: readonly Applied[]): Step[] => {
  const unpaid = applied.filter(({ fee_paid }) => !fee_paid).length
  const paid = applied.length - unpaid
  const silent = applied.filter(({ repertoire }) => repertoire.trim() === '').length
  const wanted = repertoireDay(facts)
  return [
    ...(unpaid ? [{ kind: 'waitsForFee', count: unpaid } as const] : []),
    ...(silent ? [{ kind: 'repertoire', date: wanted, isLate: today > wanted, count: silent } as const] : []),
    ...(paid
      ? [
          {
            kind: 'decision',
            date: decisionDay(facts),
            isLate: today > decisionDay(facts),
            count: paid,
          } as const,
        ]
      : []),
  ]
}

/** An offered place has to be answered by its hour. */
const offerSteps = ({ offers = [] }: DashboardData): Step[] =>
  offers.flatMap((offer): Step[] =>
    offer.can_answer ? [{ kind: 'offer', date: dayInVienna(offer.expires_at), offer }] : [],
  )

const resultStep = ({ status, masterclass }: Applied): Step[] => {
  if (status === 'accepted') return [{ kind: 'accepted', date: masterclass.start_date, masterclass }]
  if (status === 'reserve') return [{ kind: 'waits', masterclass }]
  return status === 'rejected' ? [{ kind: 'rejected', masterclass }] : []
}

/** Participants may complete their repertoire until the day before the academy. */
const repertoireSteps = ({ academy }: DashboardData, applied: readonly Applied[]): Step[] =>
  applied
    .filter(({ can_change_repertoire }) => can_change_repertoire)
    .map(application => ({
      kind: 'ownRepertoire',
      date: laterDay(academy.start_date_academy, -1),
      application,
    }))

const hasPlace = (applied: readonly Applied[], today: string) =>
  applied.some(({ status, masterclass }) => status === 'accepted' && today < masterclass.end_date)

/** Participants need a bed; bookings are shown to everybody. */
const lodgingSteps = ({ bookings }: DashboardData, today: string, applied: readonly Applied[]): Step[] => {
  const booked = bookings.filter(({ is_current }) => is_current)
  if (hasPlace(applied, today) && booked.length === 0) return [{ kind: 'book' }]
  return booked.map(({ start_date, end_date }) => ({ kind: 'booked', date: start_date, end_date }))
}

/** Participants may request a concert; a performance is shown once it is announced. */
const concertSteps = ({ requests }: DashboardData, today: string, applied: readonly Applied[]): Step[] => {
  const current = requests.filter(({ is_current }) => is_current)
  if (current.length === 0) return hasPlace(applied, today) ? [{ kind: 'requestConcert' }] : []
  return current.flatMap(({ scheduled_performance_date: date, piece_title }): Step[] =>
    date && date >= today ? [{ kind: 'plays', date, piece_title }] : [],
  )
}

/** Until the deadline applications arrive; then they are to be decided. A final selection leaves nothing to do. */
const taskSteps = (task: TeachingTask, today: string): Step[] => {
  const withdrew: Step[] = task.withdrawn.length > 0 ? [{ kind: 'withdrew', task }] : []
  if (task.is_final) return task.free_place_count > 0 ? [{ kind: 'freePlace', task }, ...withdrew] : withdrew
  if (!task.deadline_passed) return [{ kind: 'teach', date: task.deadline, task }, ...withdrew]
  if (task.application_count === 0) return withdrew
  const date = laterDay(task.deadline, DECISION_DAYS)
  return [{ kind: 'select', date, isLate: today > date, task }, ...withdrew]
}

const teachingSteps = ({ masterclasses, performances }: TeacherDashboard, today: string): Step[] => [
  ...masterclasses.flatMap(task => taskSteps(task, today)),
  ...performances.map((performance): Step => ({ kind: 'performs', date: performance.date, performance })),
]

/** The first day of a period, as long as it is ahead. */
const from = ({ start_date }: Period, today: string) => (start_date < today ? {} : { date: start_date })

const accompanimentSteps = ({ periods, performances }: AccompanistDashboard, today: string): Step[] => [
  ...periods.flatMap((period): Step[] => [
    ...(period.free_count > 0 ? [{ kind: 'accompany', ...from(period, today), period } as const] : []),
    ...(period.ready_count > 0 ? [{ kind: 'repertoires', ...from(period, today), period } as const] : []),
  ]),
  ...performances.map((performance): Step => ({ kind: 'accompanies', date: performance.date, performance })),
]
