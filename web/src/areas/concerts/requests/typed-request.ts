import { LONG_DURATION } from '@academy/contract/base/constants'
import type { Movement } from '@academy/contract/concerts/repertoire/schemas'
import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import { draftStore } from '../../../base/drafts.ts'
import { formatDuration, secondsOf } from '../../../ui/duration-input/duration.ts'
import type { RequestBody } from './api.ts'

const REQUEST_DRAFT = 'concert-request'
export const ADDITION_DRAFT = 'concert-addition'

/** Each request that is changed has a draft of its own. */
export const draftOf = (request_id?: number): string =>
  request_id === undefined ? REQUEST_DRAFT : `${REQUEST_DRAFT}:${request_id}`

/** Whether this person has an unsent concert request. */
export const hasRequestDraft = (personId: number): boolean =>
  draftStore(personId, REQUEST_DRAFT).read() !== undefined

/** An entry of the catalogue with its display name. */
export interface Named {
  id: number
  name: string
}

interface ChosenMovement {
  movement_id: number
  title: string
  /** m:ss, or empty. */
  duration: string
}

/** The form values. Stored in the browser, so they have to be plain data. */
export type TypedRequest = {
  agreed: boolean
  composer: Named | null
  piece: Named | null
  /** In the order of the work; empty for the whole work. */
  movements: ChosenMovement[]
  /** Of the whole work: m:ss, or empty. */
  duration: string
  earliest_performance_date: string | null
  correpetition_id: number | null
  page_turner_confirmed: boolean
  is_chamber_music: boolean
  chamber_ensemble: { name: string; instrument: string }[]
  wants_recording: boolean
  notes: string
  /** The key of the values as sent: without a response it is unknown whether the request arrived. */
  request_key?: string | undefined
  /** Of the request that is changed: the version that the input is based on. */
  version?: number | undefined
}

export const nothingTyped: TypedRequest = {
  agreed: false,
  composer: null,
  piece: null,
  movements: [],
  duration: '',
  earliest_performance_date: null,
  correpetition_id: null,
  page_turner_confirmed: false,
  is_chamber_music: false,
  chamber_ensemble: [],
  wants_recording: false,
  notes: '',
}

/** A sent request as it is typed. A change needs the agreement again. */
export const typedOf = (request: ConcertRequest): TypedRequest => ({
  agreed: false,
  composer: { id: request.composer_id, name: request.composer_name },
  piece: { id: request.piece_id, name: request.piece_title },
  movements: request.movement_selections.map(({ movement_id, title, duration_seconds }) => ({
    movement_id,
    title,
    duration: formatDuration(duration_seconds),
  })),
  duration: request.duration_seconds === null ? '' : formatDuration(request.duration_seconds),
  earliest_performance_date: request.earliest_performance_date,
  correpetition_id: request.correpetition_id,
  page_turner_confirmed: request.page_turner_confirmed,
  is_chamber_music: request.is_chamber_music,
  chamber_ensemble: request.chamber_ensemble,
  wants_recording: request.wants_recording,
  notes: request.notes,
  version: request.version,
})

/** Drops the key, because changed values are a different request. */
export const changed = (typed: TypedRequest, part: Partial<TypedRequest>): TypedRequest => ({
  ...typed,
  request_key: undefined,
  ...part,
})

/** Adds a key for the first attempt; a retry keeps it. */
export const withKey = (typed: TypedRequest): TypedRequest => ({
  ...typed,
  request_key: typed.request_key ?? newKey(),
})

// Browsers offer randomUUID only in secure contexts, as in production.
const newKey = (): string | undefined => globalThis.crypto.randomUUID?.()

/** Resets movements and duration, which belong to another piece. */
export const withPiece = (piece: Named | null): Pick<TypedRequest, 'piece' | 'movements' | 'duration'> => ({
  piece,
  movements: [],
  duration: '',
})

export const withComposer = (composer: Named | null) => ({ composer, ...withPiece(null) })

/** Adds a movement with its known duration, or removes it. Keeps the order of the work. */
export const toggled = (
  chosen: readonly ChosenMovement[],
  movement: Pick<Movement, 'id' | 'title' | 'duration'>,
  order: readonly Pick<Movement, 'id'>[],
): ChosenMovement[] => {
  const { id: movement_id, title } = movement
  if (chosen.some(one => one.movement_id === movement_id))
    return chosen.filter(one => one.movement_id !== movement_id)
  const duration = movement.duration === null ? '' : formatDuration(movement.duration)
  const placeOf = (one: ChosenMovement) => order.findIndex(({ id }) => id === one.movement_id)
  return [...chosen, { movement_id, title, duration }].sort((a, b) => placeOf(a) - placeOf(b))
}

/** Returns the request body: only the values that apply. */
export const bodyOf = (typed: TypedRequest) => ({
  piece_id: typed.piece?.id,
  earliest_performance_date: typed.earliest_performance_date ?? '',
  correpetition_id: typed.correpetition_id,
  page_turner_confirmed: typed.correpetition_id !== null && typed.page_turner_confirmed,
  is_chamber_music: typed.is_chamber_music,
  chamber_ensemble: typed.is_chamber_music ? typed.chamber_ensemble : [],
  wants_recording: typed.wants_recording,
  notes: typed.notes,
  movements: typed.movements.map(({ movement_id, duration }, sort_order) => ({
    movement_id,
    duration_seconds: secondsOf(duration) ?? 0,
    sort_order,
  })),
  duration_seconds: typed.movements.length > 0 ? null : secondsOf(typed.duration),
  ...(typed.request_key && { request_key: typed.request_key }),
})

/** The body of a valid form. */
export const readyBody = (typed: TypedRequest) => bodyOf(typed) as RequestBody

/** The total duration in seconds. */
export const totalSeconds = ({ movements, duration }: TypedRequest): number =>
  movements.length > 0
    ? movements.reduce((sum, movement) => sum + (secondsOf(movement.duration) ?? 0), 0)
    : (secondsOf(duration) ?? 0)

/** The durations, as typed, that are asked about before the request is sent. */
export const longDurations = ({ movements, duration }: TypedRequest): string[] => {
  const typed = movements.length > 0 ? movements.map(one => one.duration) : [duration]
  return typed.filter(one => (secondsOf(one) ?? 0) > LONG_DURATION)
}
