// Warnings about the order of an evening. Without zod: the page computes them while requests are dragged.
import { foldAccents } from '../lib/fold-accents.ts'

export interface PlannedRequest {
  id: number
  account_id: number
  student_name: string
  earliest_performance_date: string
  total_duration_seconds: number
  accompanist: string | null
  accompanist_period: { start_date: string; end_date: string } | null
  chamber_ensemble: { name: string; instrument: string }[]
}

export interface PlannedEvening {
  date: string
  length_minutes: number
  requests: PlannedRequest[]
}

export type EveningWarning =
  | { kind: 'too_early'; request_id: number }
  | { kind: 'outside_period'; request_id: number }
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

/**
 * Returns all warnings about an evening in programme order. `all` are the evenings of the plan and may or may
 * not include this one.
 */
export const warningsOf = (
  evening: PlannedEvening,
  all: readonly PlannedEvening[] = [],
): EveningWarning[] => {
  const { date, length_minutes, requests } = evening
  const seconds =
    requests.reduce((sum, request) => sum + request.total_duration_seconds, 0) - length_minutes * 60
  const elsewhere = all
    .filter(other => other !== evening && other.date === date)
    .flatMap(other => other.requests)
  const ofEach = requests.flatMap((request, place): EveningWarning[] => {
    const { id: request_id, earliest_performance_date, accompanist_period: period } = request
    const isOutside = period !== null && (date < period.start_date || date > period.end_date)
    const next = requests.slice(place + 1, place + 2)
    return [
      ...(date < earliest_performance_date ? [{ kind: 'too_early' as const, request_id }] : []),
      ...(isOutside ? [{ kind: 'outside_period' as const, request_id }] : []),
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
  return [...(seconds > 0 ? [{ kind: 'too_long' as const, seconds }] : []), ...ofEach]
}
