import { boolean, list, nullable, number } from '../../db/columns.ts'
import type { Tx } from '../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../db/fixed-statement.ts'

interface FinalSelection {
  academy_id: number
  account_ids: number[]
  /** Somebody has given up, been offered or been given a place since. */
  is_used: boolean
}

const finalStatement = fixedStatement<FinalSelection, [masterclass_id: number]>({
  academy_id: number(),
  account_ids: list(),
  is_used: boolean(),
})(`
  select m.academy_id,
    array(select distinct account_id from applications where masterclass_id = m.id) as account_ids,
    exists (select from place_offers where masterclass_id = m.id)
      or exists (select from applications where masterclass_id = m.id and withdrawn_at >= m.finalized_at)
      or (select count(*) from applications where masterclass_id = m.id and status = 'accepted')
        is distinct from m.selected_count as is_used
  from masterclasses m where m.id = $1`)

export const findFinal = async (tx: Tx, masterclass_id: number): Promise<FinalSelection | undefined> =>
  (await finalStatement(tx, masterclass_id))[0]

interface ReopenedApplication {
  id: number
  account_id: number
  /** The invoice of the place, to be cancelled. */
  participation_invoice_id: number | null
  is_unpaid: boolean
}

const decidedStatement = fixedStatement<ReopenedApplication, [masterclass_id: number]>({
  id: number(),
  account_id: number(),
  participation_invoice_id: nullable(number()),
  is_unpaid: boolean(),
})(`
  select id, account_id, participation_invoice_id, fee_paid_at is null as is_unpaid
  from applications where masterclass_id = $1 and status in ('accepted', 'reserve', 'rejected') order by id`)

export const findDecided = (tx: Tx, masterclass_id: number): Promise<ReopenedApplication[]> =>
  decidedStatement(tx, masterclass_id)

// The decisions stay; an unpaid application had none.
const reopenStatement = fixedCommand<[masterclass_id: number]>(`
  update applications
  set status = 'applied', participation_invoice_id = null,
    is_accepted = case when fee_paid_at is not null then is_accepted end
  where masterclass_id = $1 and status in ('accepted', 'reserve', 'rejected')`)

/** Turns results back into decisions. */
export const undoResults = (tx: Tx, masterclass_id: number) => reopenStatement(tx, masterclass_id)

export const setFeeInvoice = (tx: Tx, id: number, fee_invoice_id: number) =>
  tx.updateTable('applications').set({ fee_invoice_id }).where('id', '=', id).execute()

/** The masterclass stays closed for applications. */
export const unmarkFinal = (tx: Tx, id: number) =>
  tx
    .updateTable('masterclasses')
    .set({ finalized_at: null, finalized_by: null, selected_count: null })
    .where('id', '=', id)
    .execute()
