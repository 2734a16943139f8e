import { laterDay } from '@academy/contract/base/days'
import { isInside } from '@academy/contract/base/period'
import type { Suggestion } from '@academy/contract/schedule/accompaniment-plan/schemas'

interface DaySpan {
  start_date: string
  end_date: string
}

/** Every day of a time, both ends included. */
export const daysOf = ({ start_date, end_date }: DaySpan): string[] => {
  const days: string[] = []
  for (let day = start_date; day <= end_date; day = laterDay(day, 1)) days.push(day)
  return days
}

/** Lessons are from the day after arrival to the day before departure. */
export const lessonDays = ({ start_date, end_date }: DaySpan): string[] =>
  daysOf({ start_date: laterDay(start_date, 1), end_date: laterDay(end_date, -1) })

/** Joins days that follow each other. */
export const spansOf = (days: readonly string[]): DaySpan[] => {
  const spans: DaySpan[] = []
  for (const day of days.toSorted()) {
    const last = spans.at(-1)
    if (last && laterDay(last.end_date, 1) >= day) last.end_date = day
    else spans.push({ start_date: day, end_date: day })
  }
  return spans
}

interface Span {
  start_date: string
  end_date: string
}
export interface OpenOrTaken extends Span {
  id: number
  needs_accompanist: boolean
  /** Null until the selection is final. */
  participant_count: number | null
  application_count: number
  places: number | null
  period_ids: readonly number[]
}
export interface Period extends Span {
  period_id: number
}

/** Before the final save: as many as applied, but no more than there are places. An empty masterclass counts as one. */
export const expectedParticipants = ({ participant_count, application_count, places }: OpenOrTaken): number =>
  Math.max(1, participant_count ?? Math.min(application_count, places ?? application_count))

/** The participants of one accompanist by day. */
type Load = Map<string, number>
const add = (load: Load, masterclass: Span, participants: number) => {
  for (const day of lessonDays(masterclass)) load.set(day, (load.get(day) ?? 0) + participants)
}
const sumOf = (load: Load) => [...load.values()].reduce((sum, count) => sum + count, 0)

/** Accompanists who share a masterclass have an equal part of its participants. */
const loadOf = (period_id: number, masterclasses: readonly OpenOrTaken[]): Load => {
  const load: Load = new Map()
  for (const one of masterclasses)
    if (one.period_ids.includes(period_id))
      add(load, one, Math.ceil(expectedParticipants(one) / one.period_ids.length))
  return load
}

/**
 * Distributes the masterclasses that nobody has chosen. First come those with the fewest possible accompanists, then the
 * largest; each goes to the one whose fullest day stays the lowest, then who has the fewest participants in all, then
 * the first by id. The same plan always gives the same suggestion.
 */
export const suggest = (masterclasses: readonly OpenOrTaken[], periods: readonly Period[]): Suggestion[] => {
  const loads = new Map(periods.map(({ period_id }) => [period_id, loadOf(period_id, masterclasses)]))
  const open = masterclasses
    .filter(one => one.needs_accompanist && one.period_ids.length === 0)
    .map(masterclass => ({
      masterclass,
      possible: periods.filter(period => isInside(masterclass, period)),
      size: expectedParticipants(masterclass) * lessonDays(masterclass).length,
    }))
    .toSorted(
      (a, b) =>
        a.possible.length - b.possible.length ||
        b.size - a.size ||
        a.masterclass.start_date.localeCompare(b.masterclass.start_date) ||
        a.masterclass.id - b.masterclass.id,
    )
  return open.map(({ masterclass, possible }) => {
    const candidates = possible
      .map(({ period_id }) => {
        const load = new Map(loads.get(period_id))
        add(load, masterclass, expectedParticipants(masterclass))
        return { period_id, load, peak: Math.max(0, ...load.values()), total: sumOf(load) }
      })
      .toSorted((a, b) => a.peak - b.peak || a.total - b.total || a.period_id - b.period_id)
    const [best] = candidates
    if (best) loads.set(best.period_id, best.load)
    return {
      masterclass_id: masterclass.id,
      candidates: candidates.map(({ load: _, ...candidate }) => candidate),
      is_estimate: masterclass.participant_count === null,
    }
  })
}
