import type { Insertable } from 'kysely'
import { nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import type { InvoicePapers, InvoiceStates } from '../../../db/schema.ts'

export const insertState = (tx: Tx, state: Insertable<InvoiceStates>) =>
  tx.insertInto('invoice_states').values(state).execute()

const invoiceStateColumns = {
  /** Of an invoice: what counted on it. Of a cancellation: what had been paid on the cancelled invoice. */
  paid_cents: number(),
  /** Of a cancellation: what of it counts on another invoice, and its number. */
  moved_cents: number(),
  moved_to: nullable(text()),
  /** The number of the cancelled invoice on which it was paid. */
  moved_from: nullable(text()),
}
/** What had been paid on the day of issue. */
export type InvoiceState = RowOf<typeof invoiceStateColumns>

const stateStatement = fixedStatement(invoiceStateColumns)<[invoice_id: number]>(`
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

type NewInvoicePdf = Insertable<InvoicePapers>

export const findPdf = (db: Db, invoice_id: number) =>
  db
    .selectFrom('invoice_papers')
    .select(['key', 'sha256'])
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirst()

/** Records the PDF of an invoice. Returns false if there is one already. */
export const insertPdf = async (db: Db, pdf: NewInvoicePdf): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('invoice_papers')
    .values(pdf)
    .onConflict(conflict => conflict.column('invoice_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Records a new PDF in place of one that is missing in the store. Returns false if another process was
 * faster.
 */
export const replacePdf = async (db: Db, pdf: NewInvoicePdf, lost_key: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('invoice_papers')
    .set(pdf)
    .where('invoice_id', '=', pdf.invoice_id)
    .where('key', '=', lost_key)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
