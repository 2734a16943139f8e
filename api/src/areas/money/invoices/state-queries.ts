import type { Insertable } from 'kysely'
import { nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import type { InvoiceStates } from '../../../db/schema.ts'

export const insertState = (tx: Tx, state: Insertable<InvoiceStates>) =>
  tx.insertInto('invoice_states').values(state).execute()

/** What had been paid on the day of issue. */
export interface InvoiceState {
  /** Of an invoice: what counted on it. Of a cancellation: what had been paid on the cancelled invoice. */
  paid_cents: number
  /** Of a cancellation: what of it counts on another invoice, and its number. */
  moved_cents: number
  moved_to: string | null
  /** The number of the cancelled invoice on which it was paid. */
  moved_from: string | null
}

const stateStatement = fixedStatement<InvoiceState, [invoice_id: number]>({
  paid_cents: number(),
  moved_cents: number(),
  moved_to: nullable(text()),
  moved_from: nullable(text()),
})(`
  select state.paid_cents, state.moved_cents,
    (select invoice_number from invoices where id = state.moved_to_id) as moved_to,
    (select cancelled.invoice_number
     from invoice_states source
     join invoices cancellation on cancellation.id = source.invoice_id
     join invoices cancelled on cancelled.id = cancellation.cancels_id
     where source.moved_to_id = state.invoice_id
     order by source.invoice_id limit 1) as moved_from
  from invoice_states state
  where state.invoice_id = $1`)

/** Returns the state on the day of issue; undefined if nothing counted, or if it was not recorded yet. */
export const findState = async (db: Db, invoice_id: number): Promise<InvoiceState | undefined> =>
  (await stateStatement(db, invoice_id))[0]
