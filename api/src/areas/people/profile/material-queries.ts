import { number } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

export const materialTables = `applications join masterclasses on masterclasses.id = masterclass_id
  join academies on academies.id = masterclasses.academy_id`

/** From when on material counts: the decision or, for participants, the end of the academy. */
export const materialEnd = `case applications.status
    when 'withdrawn' then withdrawn_at
    when 'rejected' then coalesce(finalized_at, end_date_academy)
    else end_date_academy
  end`

/** An application whose material is to be removed. */
export interface WithMaterial {
  id: number
  account_id: number
}

const oldStatement = fixedStatement<WithMaterial, [since: Date]>({ id: number(), account_id: number() })(`
  select applications.id, account_id from ${materialTables}
  where material_removed_at is null and ${materialEnd} < $1::timestamptz`)

/** Returns the applications whose time was over before `since`. */
export const findWithMaterial = (tx: Tx, since: Date): Promise<WithMaterial[]> => oldStatement(tx, since)
