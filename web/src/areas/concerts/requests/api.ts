import type { InputOf, ReplyOf } from '@academy/contract/base/endpoint'
import type * as repertoire from '@academy/contract/concerts/repertoire/endpoints'
import type {
  Composer,
  ComposerInput,
  Movement,
  MovementInput,
  Piece,
  PieceInput,
} from '@academy/contract/concerts/repertoire/schemas'
import type * as concerts from '@academy/contract/concerts/requests/endpoints'
import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

// The pages show their own messages for failures.
const quiet = { quiet: true } as const

const routes = {
  requests: route<typeof concerts.requests>('GET', '/api/concert-requests'),
  request: route<typeof concerts.request>('POST', '/api/concert-requests'),
  change: route<typeof concerts.changeRequest>('PUT', '/api/concert-requests/:id'),
  withdraw: route<typeof concerts.withdrawRequest>('DELETE', '/api/concert-requests/:id'),
  dates: route<typeof concerts.concertDates>('GET', '/api/concert-requests/dates'),
  correpetitors: route<typeof concerts.correpetitors>('GET', '/api/concert-requests/correpetitors'),
  composers: route<typeof repertoire.composers>('GET', '/api/concert-requests/composers'),
  addComposer: route<typeof repertoire.addComposer>('POST', '/api/concert-requests/composers'),
  pieces: route<typeof repertoire.pieces>('GET', '/api/concert-requests/pieces'),
  addPiece: route<typeof repertoire.addPiece>('POST', '/api/concert-requests/pieces'),
  movements: route<typeof repertoire.movements>('GET', '/api/concert-requests/movements'),
  addMovement: route<typeof repertoire.addMovement>('POST', '/api/concert-requests/movements'),
}

export type ConcertDates = ReplyOf<typeof concerts.concertDates>
export type Correpetitor = ReplyOf<typeof concerts.correpetitors>[number]
export type RequestBody = InputOf<typeof concerts.request>['body']

export const requestsQuery = (call: Call) =>
  defineQuery(call, ['concert-requests'], call => call(routes.requests, {}, quiet))

/** Null before the first academy and between two academies. */
export const datesQuery = (call: Call) =>
  defineAcademyQuery(call, ['concert-dates'], call => call(routes.dates, {}, quiet))

export const correpetitorsQuery = (call: Call) =>
  defineQuery(call, ['correpetitors'], call => call(routes.correpetitors, {}, quiet))

export const sendRequest = (call: Call, body: RequestBody): Promise<ConcertRequest> =>
  call(routes.request, { body }, quiet)

export const changeRequest = (
  call: Call,
  id: number,
  body: InputOf<typeof concerts.changeRequest>['body'],
): Promise<ConcertRequest> => call(routes.change, { params: { id: String(id) }, body }, quiet)

/** Loads one of the user's own requests. */
export const loadRequest = async (call: Call, id: number): Promise<ConcertRequest> => {
  const found = (await call(routes.requests, {}, quiet)).find(request => request.id === id)
  if (!found) throw new Error(`The request ${id} was withdrawn`)
  return found
}

export const withdrawRequest = (call: Call, id: number): Promise<void> =>
  call(routes.withdraw, { params: { id: String(id) } }, quiet)

export const findComposers = (call: Call, search: string, signal: AbortSignal): Promise<Composer[]> =>
  call(routes.composers, { query: { search } }, { quiet: true, signal })

export const findPieces = (
  call: Call,
  query: { composer_id: number; search: string },
  signal: AbortSignal,
): Promise<Piece[]> => call(routes.pieces, { query }, { quiet: true, signal })

export const loadMovements = (call: Call, piece_id: number): Promise<Movement[]> =>
  call(routes.movements, { query: { piece_id } }, quiet)

export const addComposer = (call: Call, body: ComposerInput): Promise<Composer> =>
  call(routes.addComposer, { body }, quiet)

export const addPiece = (call: Call, body: PieceInput): Promise<Piece> =>
  call(routes.addPiece, { body }, quiet)

export const addMovement = (call: Call, body: MovementInput): Promise<Movement> =>
  call(routes.addMovement, { body }, quiet)
