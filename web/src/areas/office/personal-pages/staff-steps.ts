import { DECISION_DAYS } from '@academy/contract/base/constants'
import { laterDay } from '@academy/contract/base/days'
import type { AccompanistDashboard, TeacherDashboard } from '@academy/contract/office/dashboard/schemas'
import { compareSteps } from './story/open-steps.ts'

type TeachingTask = TeacherDashboard['masterclasses'][number]
type Performance = TeacherDashboard['performances'][number]
type Period = AccompanistDashboard['periods'][number]

export interface StaffFacts {
  /** For teachers. */
  teaching?: TeacherDashboard | undefined
  /** For accompanists. */
  accompaniment?: AccompanistDashboard | undefined
}

/** `date` is a deadline, or the day of an event. */
export type StaffStep = { date?: string; isLate?: boolean } & (
  | { kind: 'teach' | 'select' | 'withdrew' | 'changed' | 'freePlace'; task: TeachingTask }
  | { kind: 'performs' | 'accompanies'; performance: Performance }
  | { kind: 'accompany' | 'repertoires'; period: Period }
)

/** Returns what is open or coming up for teachers and accompanists, in the order of all steps. */
export const staffSteps = ({ teaching, accompaniment }: StaffFacts, today: string): StaffStep[] =>
  [
    ...(teaching ? teachingSteps(teaching, today) : []),
    ...(accompaniment ? accompanimentSteps(accompaniment, today) : []),
  ].sort(compareSteps)

/** Until the deadline applications arrive; then they are to be decided. A final selection leaves nothing to do. */
const taskSteps = (task: TeachingTask, today: string): StaffStep[] => {
  const news: StaffStep[] = [
    ...(task.withdrawn.length > 0 ? [{ kind: 'withdrew', task } as const] : []),
    ...(task.changed.length > 0 ? [{ kind: 'changed', task } as const] : []),
  ]
  if (task.is_final) return task.free_place_count > 0 ? [{ kind: 'freePlace', task }, ...news] : news
  if (!task.deadline_passed) return [{ kind: 'teach', date: task.deadline, task }, ...news]
  if (task.application_count === 0) return news
  const date = laterDay(task.deadline, DECISION_DAYS)
  return [{ kind: 'select', date, isLate: today > date, task }, ...news]
}

const teachingSteps = ({ masterclasses, performances }: TeacherDashboard, today: string): StaffStep[] => [
  ...masterclasses.flatMap(task => taskSteps(task, today)),
  ...performances.map(
    (performance): StaffStep => ({ kind: 'performs', date: performance.date, performance }),
  ),
]

/** The first day of a period, as long as it is ahead. */
const from = ({ start_date }: Period, today: string) => (start_date < today ? {} : { date: start_date })

const accompanimentSteps = ({ periods, performances }: AccompanistDashboard, today: string): StaffStep[] => [
  ...periods.flatMap((period): StaffStep[] => [
    ...(period.free_count > 0 ? [{ kind: 'accompany', ...from(period, today), period } as const] : []),
    ...(period.ready_count > 0 ? [{ kind: 'repertoires', ...from(period, today), period } as const] : []),
  ]),
  ...performances.map(
    (performance): StaffStep => ({ kind: 'accompanies', date: performance.date, performance }),
  ),
]
