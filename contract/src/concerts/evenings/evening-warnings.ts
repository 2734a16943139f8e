// Warnings about the order of an evening. Without zod: the page computes them while requests are dragged.

import { foldAccents } from '../../base/fold-accents.ts'
import type { ApplicationStatus } from '../../base/schemas.ts'
import { type Days, isThereInTheEvening, type Presence, staysOf } from '../requests/presence.ts'
import { requestingProblem } from '../requests/requesting.ts'

export interface PlannedRequest {
  id: number
  account_id: number
  student_name: string
  earliest_performance_date: string
  total_duration_seconds: number
  accompanist: string | null
  accompanist_period: { start_date: string; end_date: string } | null
  chamber_ensemble: { name: string; instrument: string }[]
  /** Of the student, in this academy. */
  application_statuses: readonly ApplicationStatus[]
}

export interface PlannedEvening {
  date: string
  place: string
  length_minutes: number
  requests: PlannedRequest[]
}

/** Somebody whose days at the academy are known. */
export interface PresentPerson extends Presence {
  account_id: number
  name: string
  /** Empty unless the name has other letters. */
  latin_name: string
}

/** The student has withdrawn, or was declined. */
interface PlacelessWarning {
  kind: NonNullable<ReturnType<typeof requestingProblem>>
  request_id: number
  name: string
}

export type EveningWarning =
  | PlacelessWarning
  | { kind: 'too_early'; request_id: number }
  | { kind: 'outside_period'; request_id: number }
  /** A player has not arrived, or has left. */
  | { kind: 'absent'; request_id: number; name: string; stays: readonly Days[] }
  /** Another concert takes place in the same hall at the same time. */
  | { kind: 'same_hall' }
  /** The evening exceeds its length by this many seconds. */
  | { kind: 'too_long'; seconds: number }
  /** Someone plays in two consecutive performances. */
  | { kind: 'consecutive'; request_id: number; next_id: number; name: string }
  /** Someone plays in another concert on the same day; all concerts start at 8 pm. */
  | { kind: 'overlapping'; request_id: number; other_id: number; name: string }

/** Normalizes a name for comparison, because spellings vary. */
const plain = (name: string) => foldAccents(name).replace(/\s+/g, ' ').trim()

const performersOf = (request: PlannedRequest): Map<string, string> =>
  new Map(
    [request.student_name, request.accompanist ?? '', ...request.chamber_ensemble.map(({ name }) => name)]
      .filter(name => name !== '')
      .map(name => [plain(name), name]),
  )

/** Returns the people who play in both, with the names used by the first. */
const inBoth = (one: PlannedRequest, other: PlannedRequest): string[] => {
  const others = performersOf(other)
  return [...performersOf(one)].flatMap(([key, name]) => (others.has(key) ? [name] : []))
}

/** Returns the warnings about a request that do not depend on its evening. */
export const warningsOfRequest = ({
  id: request_id,
  student_name: name,
  application_statuses,
}: PlannedRequest): PlacelessWarning[] => {
  const kind = requestingProblem(application_statuses)
  return kind ? [{ kind, request_id, name }] : []
}

/** Finds people by their names. A name that two people have finds nobody. */
const finderOf = (people: readonly PresentPerson[]) => {
  const byName = new Map<string, PresentPerson | undefined>()
  for (const person of people)
    for (const name of new Set([person.name, person.latin_name].map(plain)))
      if (name) byName.set(name, byName.has(name) ? undefined : person)
  return ({ account_id, student_name }: PlannedRequest, name: string): PresentPerson | undefined =>
    name === student_name ? people.find(one => one.account_id === account_id) : byName.get(plain(name))
}

/**
 * Returns all warnings about an evening in programme order. `all` are the evenings of the plan and may or may
 * not include this one, and `people` are those whose days are known.
 */
export const warningsOf = (
  evening: PlannedEvening,
  all: readonly PlannedEvening[] = [],
  people: readonly PresentPerson[] = [],
): EveningWarning[] => {
  const { date, place: hall, length_minutes, requests } = evening
  const find = finderOf(people)
  const absentIn = (request: PlannedRequest) =>
    [...performersOf(request).values()].flatMap(name => {
      const person = find(request, name)
      const stays = person ? staysOf(person) : []
      return stays.length === 0 || isThereInTheEvening(stays, date) ? [] : [{ name, stays }]
    })
  const seconds =
    requests.reduce((sum, request) => sum + request.total_duration_seconds, 0) - length_minutes * 60
  const sameDay = all.filter(other => other !== evening && other.date === date)
  const elsewhere = sameDay.flatMap(other => other.requests)
  const isHallTaken = sameDay.some(other => plain(other.place) === plain(hall))
  const ofEach = requests.flatMap((request, place): EveningWarning[] => {
    const { id: request_id, earliest_performance_date, accompanist_period: period } = request
    const isOutside = period !== null && (date < period.start_date || date > period.end_date)
    const next = requests.slice(place + 1, place + 2)
    return [
      ...warningsOfRequest(request),
      ...(date < earliest_performance_date ? [{ kind: 'too_early' as const, request_id }] : []),
      ...(isOutside ? [{ kind: 'outside_period' as const, request_id }] : []),
      ...absentIn(request)
        .filter(({ name }) => !isOutside || name !== request.accompanist)
        .map(absent => ({ kind: 'absent' as const, request_id, ...absent })),
      ...next.flatMap(other =>
        inBoth(request, other).map(name => ({
          kind: 'consecutive' as const,
          request_id,
          next_id: other.id,
          name,
        })),
      ),
      ...elsewhere.flatMap(other =>
        inBoth(request, other).map(name => ({
          kind: 'overlapping' as const,
          request_id,
          other_id: other.id,
          name,
        })),
      ),
    ]
  })
  return [
    ...(isHallTaken ? [{ kind: 'same_hall' as const }] : []),
    ...(seconds > 0 ? [{ kind: 'too_long' as const, seconds }] : []),
    ...ofEach,
  ]
}
