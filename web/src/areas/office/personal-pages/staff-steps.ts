import { DECISION_DAYS } from '@academy/contract/base/constants'
import { laterDay } from '@academy/contract/base/days'
import { type AcademyDays, seasonOf } from '@academy/contract/base/phase'
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

/** What to do, `date` is a deadline. */
export type StaffStep = { date?: string; isLate?: boolean } & (
  | { kind: 'teach' | 'select' | 'withdrew' | 'changed' | 'freePlace'; task: TeachingTask }
  | { kind: 'accompany'; period: Period }
)

/** What comes by itself. */
export type StaffEvent = { date?: string } & (
  | { kind: 'performs' | 'accompanies'; performance: Performance }
  | { kind: 'repertoires'; period: Period }
)

/** Returns what is to be done by teachers and accompanists, in the order of all steps. */
export const staffSteps = ({ teaching, accompaniment }: StaffFacts, today: string): StaffStep[] =>
  [
    ...(teaching?.masterclasses ?? []).flatMap(task => taskSteps(task, today)),
    ...(accompaniment?.periods ?? []).flatMap((period): StaffStep[] =>
      period.free_count > 0 ? [{ kind: 'accompany', ...from(period, today), period }] : [],
    ),
  ].sort(compareSteps)

/** Returns what comes. A concert that somebody teaches and accompanies is named once: who plays needs both. */
export const staffEvents = ({ teaching, accompaniment }: StaffFacts, today: string): StaffEvent[] => {
  const accompanied = accompaniment?.performances ?? []
  const heard = (teaching?.performances ?? []).filter(one => !accompanied.some(other => isSame(one, other)))
  return [
    ...(accompaniment?.periods ?? []).flatMap((period): StaffEvent[] =>
      period.ready_count > 0 ? [{ kind: 'repertoires', ...from(period, today), period }] : [],
    ),
    ...heard.map((performance): StaffEvent => ({ kind: 'performs', date: performance.date, performance })),
    ...accompanied.map(
      (performance): StaffEvent => ({ kind: 'accompanies', date: performance.date, performance }),
    ),
  ].sort(compareSteps)
}

const isSame = (one: Performance, other: Performance) =>
  one.date === other.date && one.player === other.player && one.piece_title === other.piece_title

export type StaffScene = 'applications' | 'selection' | 'beforehand' | 'academy' | 'afterwards'

/** Returns what the part of the year is for those who teach or accompany; undefined for those who do not this year. */
export const staffSceneOf = (
  { teaching, accompaniment }: StaffFacts,
  academy: AcademyDays | null,
  today: string,
): StaffScene | undefined => {
  const season = academy && seasonOf(academy, today)
  if (season === 'afterwards') return season
  const tasks = teaching?.masterclasses ?? []
  if (!season || (tasks.length === 0 && !accompaniment?.periods.length)) return undefined
  // Accompanists have no part in the applications.
  if (season === 'applications') return tasks.length > 0 ? season : 'beforehand'
  const isSelecting = tasks.some(({ is_final, application_count }) => !is_final && application_count > 0)
  return season === 'beforehand' && isSelecting ? 'selection' : season
}

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

/** The first day of a period, as long as it is ahead. */
const from = ({ start_date }: Period, today: string) => (start_date < today ? {} : { date: start_date })
