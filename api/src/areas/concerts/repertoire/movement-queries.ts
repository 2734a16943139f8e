import type { Movement } from '@academy/contract/concerts/repertoire/schemas'
import type { Insertable } from 'kysely'
import { text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { lockPiece, lockShownPiece } from '../../../db/locks.ts'
import type { Movements } from '../../../db/schema.ts'

const knownDuration = `(
  select percentile_disc(0.5) within group (order by played.duration_seconds)
  from requested_movements played where played.movement_id = m.id)`

const movementsStatement = fixedStatement({ json: text() })<[piece_id: number]>(`
  select (
    select coalesce(json_agg(json_build_object('id', m.id, 'piece_id', m.piece_id, 'title', m.title,
      'predecessor_id', m.predecessor_id, 'duration', ${knownDuration}) order by m.position), '[]')
    from (
      select *, lag(id) over (order by position) as predecessor_id
      from movements where piece_id = coalesce(p.merged_into_id, p.id)
    ) m)::text as json
  from pieces p
  where p.id = $1`)

/** Returns the movements of a piece in order as JSON text, or undefined if there is no such piece. */
export const movementsOf = async (db: Db | Tx, piece_id: number): Promise<string | undefined> => {
  const [row] = await movementsStatement(db, piece_id)
  return row?.json
}

export const findMovements = async (tx: Tx, piece_id: number): Promise<Movement[]> =>
  JSON.parse((await movementsOf(tx, piece_id)) ?? '[]')

/**
 * Returns the piece that this one is shown as, and locks it: no one else adds movements until the transaction
 * ends.
 */
export const lockMovements = async (tx: Tx, id: number): Promise<number | undefined> => {
  const [piece] = await lockPiece(tx, id)
  const [shown] = piece?.merged_into_id ? await lockShownPiece(tx, piece.merged_into_id) : [piece]
  return shown?.id
}

/** Inserts at this position and moves the following ones. */
export const insertMovement = async (
  tx: Tx,
  movement: Insertable<Movements>,
): Promise<Pick<Movement, 'id' | 'piece_id' | 'title'>> => {
  await tx
    .updateTable('movements')
    .set(row => ({ position: row('position', '+', 1) }))
    .where('piece_id', '=', movement.piece_id)
    .where('position', '>=', movement.position)
    .execute()
  return tx
    .insertInto('movements')
    .values(movement)
    .returning(['id', 'piece_id', 'title'])
    .executeTakeFirstOrThrow()
}
