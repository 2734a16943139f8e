import { boolean } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { wasUnpaid } from '../applications/queries.ts'

const usedStatement = fixedStatement<{ is_used: boolean }, [masterclass_id: number]>({ is_used: boolean() })(`
  select exists (select from place_offers where masterclass_id = $1) as is_used`)

/** Whether somebody was offered a place, and so knows a result. Who has withdrawn meanwhile was told none. */
export const isUsed = async (tx: Tx, masterclass_id: number): Promise<boolean> =>
  (await usedStatement(tx, masterclass_id))[0]?.is_used ?? false

// The decisions stay, and so does what the office has decided since; an application that was unpaid had none.
const reopenStatement = fixedCommand<[masterclass_id: number]>(`
  update applications
  set status = 'applied', is_accepted = case when not (${wasUnpaid('applications', 'm')}) then is_accepted end
  from masterclasses m
  where m.id = masterclass_id and masterclass_id = $1 and status in ('accepted', 'reserve', 'rejected')`)

/** Turns results back into decisions. */
export const undoResults = (tx: Tx, masterclass_id: number) => reopenStatement(tx, masterclass_id)

/** The masterclass stays closed for applications. */
export const unmarkFinal = (tx: Tx, id: number) =>
  tx
    .updateTable('masterclasses')
    .set({ finalized_at: null, finalized_by: null, selected_count: null, letters_due_at: null })
    .where('id', '=', id)
    .execute()
