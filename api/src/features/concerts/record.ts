// public: the demo data uses the same function as the product
import type { ConcertRequestInput } from '@academy/contract/concerts/schemas'
import type { Tx } from '../../db/connection.ts'
import { insertChosenMovements, insertRequest } from './queries.ts'

interface Requester {
  account_id: number
  academy_id: number
}

/** Inserts a validated request and returns its id. If movements are chosen, each has its duration. */
export const recordRequest = async (
  tx: Tx,
  { account_id, academy_id }: Requester,
  { movements, correpetition_id, page_turner_confirmed = false, request_key, ...input }: ConcertRequestInput,
  now: Date,
): Promise<number> => {
  const id = await insertRequest(tx, {
    ...input,
    account_id,
    academy_id,
    correpetition_period_id: correpetition_id,
    page_turner_confirmed,
    request_key: request_key ?? null,
    duration_seconds: movements.length > 0 ? null : (input.duration_seconds ?? null),
    requested_at: now,
  })
  const { piece_id } = input
  await insertChosenMovements(
    tx,
    movements.map(movement => ({ ...movement, request_id: id, piece_id })),
  )
  return id
}
