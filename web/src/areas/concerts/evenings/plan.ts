import { type EveningWarning, warningsOf } from '@academy/contract/concerts/evenings/evening-warnings'
import type { Evening, OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import type { Board } from './api.ts'

/** The position of a request on an evening. */
export interface Place {
  evening_id: number
  /** Counted from 0 among the requests of that evening. */
  position: number
}

/** Returns null for an unscheduled request. */
export const placeOf = (evenings: readonly Evening[], request_id: number): Place | null => {
  const evening = evenings.find(({ request_ids }) => request_ids.includes(request_id))
  return evening ? { evening_id: evening.id, position: evening.request_ids.indexOf(request_id) } : null
}

const without = (evening: Evening, request_id: number): Evening =>
  evening.request_ids.includes(request_id)
    ? { ...evening, request_ids: evening.request_ids.filter(id => id !== request_id) }
    : evening

/** Returns the plan with the request moved, or (null) removed. All others keep their order. */
export const moved = (
  evenings: readonly Evening[],
  request_id: number,
  place: Place | null,
): readonly Evening[] =>
  evenings.map(evening => {
    const others = without(evening, request_id)
    if (evening.id !== place?.evening_id) return others
    return { ...others, request_ids: others.request_ids.toSpliced(place.position, 0, request_id) }
  })

/** Returns the evening to save: the one the request moves to, or else the one it leaves. */
export const eveningToSave = (
  evenings: readonly Evening[],
  request_id: number,
  place: Place | null,
): number | undefined => (place ?? placeOf(evenings, request_id))?.evening_id

export const isSamePlace = (one: Place | null, other: Place | null): boolean =>
  one?.evening_id === other?.evening_id && one?.position === other?.position

/** Returns the requests that are on no evening. */
export const waitingOf = (
  requests: readonly OfficeRequest[],
  evenings: readonly Evening[],
): OfficeRequest[] => {
  const planned = new Set(evenings.flatMap(({ request_ids }) => request_ids))
  return requests.filter(({ id }) => !planned.has(id))
}

/** Returns the requests of an evening in programme order. */
const plannedOn = ({ request_ids }: Evening, requests: readonly OfficeRequest[]): OfficeRequest[] => {
  const byId = new Map(requests.map(request => [request.id, request]))
  return request_ids.flatMap(id => byId.get(id) ?? [])
}

/** An evening with its programme and warnings. */
export interface PlannedEvening extends Evening {
  requests: OfficeRequest[]
  warnings: EveningWarning[]
}

/** Returns the evenings by day, as the board shows them. */
export const plannedEvenings = ({
  evenings,
  requests,
  people,
}: Pick<Board, 'evenings' | 'requests' | 'people'>): PlannedEvening[] => {
  const planned = evenings
    .map(evening => ({ ...evening, requests: plannedOn(evening, requests) }))
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id)
  return planned.map(evening => ({ ...evening, warnings: warningsOf(evening, planned, people) }))
}

export const secondsOf = (requests: readonly OfficeRequest[]): number =>
  requests.reduce((sum, { total_duration_seconds }) => sum + total_duration_seconds, 0)

/** Rounds up to whole minutes, so that an evening is not planned too tightly. */
export const inMinutes = (seconds: number): number => Math.ceil(seconds / 60)

/** The number of recording invoices that the announcement creates, if the academy charges this fee. */
export const invoicesToCome = (requests: readonly OfficeRequest[], fee: number): number =>
  requests.filter(
    ({ wants_recording, invoice, is_recording_free }) =>
      fee > 0 && wants_recording && !invoice && !is_recording_free,
  ).length
