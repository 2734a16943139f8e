import type { InputOf, ReplyOf } from '@academy/contract/base/endpoint'
import * as repertoire from '@academy/contract/concerts/repertoire/endpoints'
import type {
  Composer,
  ComposerInput,
  Movement,
  MovementInput,
  Piece,
  PieceInput,
} from '@academy/contract/concerts/repertoire/schemas'
import * as concerts from '@academy/contract/concerts/requests/endpoints'
import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

export type ConcertDates = ReplyOf<typeof concerts.concertDates>
export type Accompanist = ReplyOf<typeof concerts.correpetitors>[number]
export type RequestBody = InputOf<typeof concerts.request>['body']

export const requestsQuery = (call: Call) =>
  defineQuery(call, ['concert-requests'], call => call(concerts.requests, {}, quiet))

/** Null before the first academy and between two academies. */
export const datesQuery = (call: Call) =>
  defineAcademyQuery(call, ['concert-dates'], call => call(concerts.concertDates, {}, quiet))

export const accompanistsQuery = (call: Call) =>
  defineQuery(call, ['accompanists'], call => call(concerts.correpetitors, {}, quiet))

export const sendRequest = (call: Call, body: RequestBody): Promise<ConcertRequest> =>
  call(concerts.request, { body }, quiet)

export const changeRequest = (
  call: Call,
  id: number,
  body: InputOf<typeof concerts.changeRequest>['body'],
): Promise<ConcertRequest> => call(concerts.changeRequest, { params: { id: String(id) }, body }, quiet)

/** Loads one of the user's own requests. */
export const loadRequest = async (call: Call, id: number): Promise<ConcertRequest> => {
  const found = (await call(concerts.requests, {}, quiet)).find(request => request.id === id)
  if (!found) throw new Error(`The request ${id} was withdrawn`)
  return found
}

export const withdrawRequest = (call: Call, id: number): Promise<void> =>
  call(concerts.withdrawRequest, { params: { id: String(id) } }, quiet)

export const findComposers = (call: Call, search: string, signal: AbortSignal): Promise<Composer[]> =>
  call(repertoire.composers, { query: { search } }, { ...quiet, signal })

export const findPieces = (
  call: Call,
  query: { composer_id: number; search: string },
  signal: AbortSignal,
): Promise<Piece[]> => call(repertoire.pieces, { query }, { ...quiet, signal })

export const loadMovements = (call: Call, piece_id: number): Promise<Movement[]> =>
  call(repertoire.movements, { query: { piece_id } }, quiet)

export const addComposer = (call: Call, body: ComposerInput): Promise<Composer> =>
  call(repertoire.addComposer, { body }, quiet)

export const addPiece = (call: Call, body: PieceInput): Promise<Piece> =>
  call(repertoire.addPiece, { body }, quiet)

export const addMovement = (call: Call, body: MovementInput): Promise<Movement> =>
  call(repertoire.addMovement, { body }, quiet)
