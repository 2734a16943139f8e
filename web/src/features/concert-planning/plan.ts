import type { Evening, OfficeRequest } from '@academy/contract/concert-planning/schemas'

/** Where a request stands on an evening. */
export interface Place {
  evening_id: number
  /** Counted from 0 among the others of that evening. */
  position: number
}

/** Null: the request waits. */
export const placeOf = (evenings: readonly Evening[], request_id: number): Place | null => {
  const evening = evenings.find(({ request_ids }) => request_ids.includes(request_id))
  return evening ? { evening_id: evening.id, position: evening.request_ids.indexOf(request_id) } : null
}

const without = (evening: Evening, request_id: number): Evening =>
  evening.request_ids.includes(request_id)
    ? { ...evening, request_ids: evening.request_ids.filter(id => id !== request_id) }
    : evening

/** The plan with the request at another place, or (null) at none. Everybody else stays in their order. */
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

/** What changes for the server: the evening that it is put on, or else the one that it leaves. */
export const eveningToSave = (
  evenings: readonly Evening[],
  request_id: number,
  place: Place | null,
): number | undefined => (place ?? placeOf(evenings, request_id))?.evening_id

export const isSamePlace = (one: Place | null, other: Place | null): boolean =>
  one?.evening_id === other?.evening_id && one?.position === other?.position

/** The requests that are on no evening. */
export const waitingOf = (
  requests: readonly OfficeRequest[],
  evenings: readonly Evening[],
): OfficeRequest[] => {
  const planned = new Set(evenings.flatMap(({ request_ids }) => request_ids))
  return requests.filter(({ id }) => !planned.has(id))
}

/** The requests of an evening in the order of its programme. */
export const plannedOn = ({ request_ids }: Evening, requests: readonly OfficeRequest[]): OfficeRequest[] => {
  const byId = new Map(requests.map(request => [request.id, request]))
  return request_ids.flatMap(id => byId.get(id) ?? [])
}
