import type { Tx } from '../../../db/connection.ts'
import { fixedCommand } from '../../../db/fixed-statement.ts'

/** Returns the application that an invoice is for. */
export const findInvoiced = (tx: Tx, invoice_id: number) =>
  tx
    .selectFrom('applications')
    .select('id')
    .where(eb =>
      eb.or([
        eb('fee_invoice_id', '=', invoice_id),
        eb('participation_invoice_id', '=', invoice_id),
        eb('withdrawal_invoice_id', '=', invoice_id),
      ]),
    )
    .executeTakeFirst()

const moveInvoiceStatement = fixedCommand<[from: number, to: number]>(`
  update applications set
    fee_invoice_id = case when fee_invoice_id = $1 then $2 else fee_invoice_id end,
    participation_invoice_id = case when participation_invoice_id = $1 then $2 else participation_invoice_id end,
    withdrawal_invoice_id = case when withdrawal_invoice_id = $1 then $2 else withdrawal_invoice_id end
  where $1 in (fee_invoice_id, participation_invoice_id, withdrawal_invoice_id)`)

/** Links the application of an invoice with the one that replaces it. */
export const moveInvoice = (tx: Tx, from: number, to: number) => moveInvoiceStatement(tx, from, to)
