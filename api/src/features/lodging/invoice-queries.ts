import type { Tx } from '../../db/connection.ts'
import { fixedCommand } from '../../db/fixed-statement.ts'

const moveInvoiceStatement = fixedCommand<[from: number, to: number, total_cents: number]>(`
  update bookings set
    invoice_id = case when invoice_id = $1 then $2 else invoice_id end,
    total_cents = case when invoice_id = $1 then $3 else total_cents end,
    withdrawal_invoice_id = case when withdrawal_invoice_id = $1 then $2 else withdrawal_invoice_id end
  where $1 in (invoice_id, withdrawal_invoice_id)`)

export const moveInvoice = async (
  tx: Tx,
  from: number,
  to: { id: number; total_cents: number },
): Promise<void> => {
  await moveInvoiceStatement(tx, from, to.id, to.total_cents)
}

const waiveInvoiceStatement = fixedCommand<[invoice_id: number]>(`
  update bookings set
    is_free = is_free or invoice_id = $1,
    total_cents = case when invoice_id = $1 then 0 else total_cents end,
    invoice_id = nullif(invoice_id, $1),
    withdrawal_invoice_id = nullif(withdrawal_invoice_id, $1)
  where $1 in (invoice_id, withdrawal_invoice_id)`)

export const waiveInvoice = async (tx: Tx, invoice_id: number): Promise<void> => {
  await waiveInvoiceStatement(tx, invoice_id)
}
