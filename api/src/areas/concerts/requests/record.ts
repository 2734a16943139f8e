import type { ConcertRequestInput } from '@academy/contract/concerts/requests/schemas'
import type { Updateable } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { ConcertRequests } from '../../../db/schema.ts'
import { updateRequest } from './change-queries.ts'
import { insertChosenMovements, insertRequest } from './queries.ts'

interface Requester {
  account_id: number
  academy_id: number
}

type RequestFields = Omit<ConcertRequestInput, 'request_key'>

/** The fields of a request as they are stored. If movements are chosen, each has its duration. */
const storedFields = ({
  movements,
  correpetition_id,
  page_turner_confirmed = false,
  ...input
}: RequestFields) => ({
  ...input,
  correpetition_period_id: correpetition_id,
  page_turner_confirmed,
  duration_seconds: movements.length > 0 ? null : (input.duration_seconds ?? null),
})

const insertMovements = (tx: Tx, request_id: number, { movements, piece_id }: RequestFields) =>
  insertChosenMovements(
    tx,
    movements.map(movement => ({ ...movement, request_id, piece_id })),
  )

/** Inserts a validated request and returns its id. */
export const recordRequest = async (
  tx: Tx,
  requester: Requester,
  { request_key, ...input }: ConcertRequestInput,
  now: Date,
): Promise<number> => {
  const id = await insertRequest(tx, {
    ...storedFields(input),
    ...requester,
    request_key: request_key ?? null,
    requested_at: now,
  })
  await insertMovements(tx, id, input)
  return id
}

/** Replaces all fields of a request by validated ones. `others` are columns that follow from them. */
export const recordChange = async (
  tx: Tx,
  id: number,
  input: RequestFields,
  others: Pick<Updateable<ConcertRequests>, 'changed_at' | 'invoice_id' | 'video_url'>,
): Promise<void> => {
  await updateRequest(tx, id, { ...storedFields(input), ...others })
  await insertMovements(tx, id, input)
}
