import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import type { Insertable, Updateable } from 'kysely'
import { boolean, nullable, number } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { storableJson } from '../../../db/expressions.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { lockEveningsOfRequest, lockRequestsWithNeighbours } from '../../../db/locks.ts'
import type { ConcertRequests, RequestedMovements } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'

/** Returns the request that was sent with this key, unless it was withdrawn. */
export const findByRequestKey = async (
  tx: Tx,
  account_id: number,
  request_key: string,
): Promise<number | undefined> => {
  const sent = await tx
    .selectFrom('concert_requests')
    .select('id')
    .where('account_id', '=', account_id)
    .where('request_key', '=', request_key)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return sent?.id
}

type NewRequest = Omit<Insertable<ConcertRequests>, 'chamber_ensemble'> &
  Pick<ConcertRequest, 'chamber_ensemble'>

/** The office deleted the accompaniment period while it was being chosen. */
export const isDeletedPeriod = violates('foreign_key', 'concert_requests_correpetition_period_id_fkey')

export const insertRequest = async (tx: Tx, request: NewRequest): Promise<number> => {
  const { id } = await tx
    .insertInto('concert_requests')
    .values({ ...request, chamber_ensemble: storableJson(request.chamber_ensemble) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertChosenMovements = async (
  tx: Tx,
  movements: readonly Insertable<RequestedMovements>[],
): Promise<void> => {
  if (movements.length > 0) await tx.insertInto('requested_movements').values(movements).execute()
}

/** Locks a request and its evening: no one can plan or announce it until the transaction ends. */
export const lockRequest = async (tx: Tx, id: number) => {
  await lockEveningsOfRequest(tx, id)
  await lockRequestsWithNeighbours(tx, [id])
  return tx
    .selectFrom('concert_requests')
    .select([
      'academy_id',
      'account_id',
      'withdrawn_at',
      'announced_date',
      'invoice_id',
      'version',
      'earliest_performance_date',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

const ownRequestsStatement = fixedStatement({
  id: number(),
  is_announced: boolean(),
  is_withdrawn: boolean(),
  invoice_id: nullable(number()),
})<[ids: number[], account_id: number]>(`
  select id, announced_date is not null as is_announced, withdrawn_at is not null as is_withdrawn, invoice_id
  from concert_requests
  where id = any($1) and account_id = $2`)

/** Returns those of the requests that belong to this account. */
export const findOwnRequests = (tx: Tx, ids: number[], account_id: number) =>
  ownRequestsStatement(tx, ids, account_id)

const withdrawStatement = fixedCommand<[id: number, withdrawn_at: Date]>(`
  with left_behind as (
    update concert_requests behind set position = behind.position - 1
    from concert_requests gone
    where gone.id = $1 and behind.evening_id = gone.evening_id and behind.position > gone.position)
  update concert_requests set withdrawn_at = $2, evening_id = null, position = null where id = $1`)

/** Removes a request from its evening and closes the gap. The caller has locked the request. */
export const withdrawRequest = (tx: Tx, id: number, withdrawn_at: Date) =>
  withdrawStatement(tx, id, withdrawn_at)

/** Replaces the fields of a request and its movements, and counts the version. */
export const updateRequest = async (
  tx: Tx,
  id: number,
  { chamber_ensemble, ...changes }: Updateable<ConcertRequests> & Pick<ConcertRequest, 'chamber_ensemble'>,
): Promise<void> => {
  await tx.deleteFrom('requested_movements').where('request_id', '=', id).execute()
  await tx
    .updateTable('concert_requests')
    .set(({ eb }) => ({
      ...changes,
      chamber_ensemble: storableJson(chamber_ensemble),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
