import { number } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

const addStatement = fixedStatement<{ id: number }, [id: number]>({ id: number() })(`
  update applications application
  set is_accepted = false, reserve_rank = coalesce(reserve_rank, (
    select coalesce(max(other.reserve_rank), 0) + 1
    from applications other where other.masterclass_id = application.masterclass_id))
  where id = $1
  returning id`)

/** Puts an application at the end of the waiting list, or leaves it where it is. The masterclass is locked. */
export const addReserve = (tx: Tx, id: number) => addStatement(tx, id)

const orderStatement = fixedStatement<{ id: number }, [masterclass_id: number, ids: number[]]>({
  id: number(),
})(`
  update applications
  set reserve_rank = array_position($2::int[], id)
  where masterclass_id = $1 and reserve_rank is not null
  returning id`)

/** Gives everybody on the waiting list the rank of this order; applications that are not named were withdrawn. */
export const setReserveOrder = (tx: Tx, masterclass_id: number, ids: number[]) =>
  orderStatement(tx, masterclass_id, ids)

/** Returns the waiting list in its order, without those who have withdrawn. */
export const findReserves = async (tx: Tx, masterclass_id: number): Promise<number[]> => {
  const reserves = await tx
    .selectFrom('applications')
    .select('id')
    .where('masterclass_id', '=', masterclass_id)
    .where('reserve_rank', 'is not', null)
    .where('status', '<>', 'withdrawn')
    .orderBy('reserve_rank')
    .execute()
  return reserves.map(({ id }) => id)
}
