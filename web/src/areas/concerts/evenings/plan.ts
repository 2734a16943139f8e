import type { Evening, OfficeRequest } from '@academy/contract/concerts/evenings/schemas'

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
export const plannedOn = ({ request_ids }: Evening, requests: readonly OfficeRequest[]): OfficeRequest[] => {
  const byId = new Map(requests.map(request => [request.id, request]))
  return request_ids.flatMap(id => byId.get(id) ?? [])
}
