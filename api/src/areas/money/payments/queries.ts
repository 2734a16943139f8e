import { euros } from '../../../db/euros.ts'
import { invoiceFields } from '../invoices/queries.ts'
import { refundDue } from '../invoices/refund-due.ts'

/** What was refunded of the money on a cancelled invoice: `a` is the allocation, `r` the refund. */
export const refundsOf = `
  allocations a join payments r on r.id = a.refund_id
  where b.is_cancelled and v.id = (
    select shown.invoice_id from allocations shown
    join invoice_balances cancelled on cancelled.invoice_id = shown.invoice_id and cancelled.is_cancelled
    where shown.payment_id = a.payment_id and shown.id < a.id
    order by shown.id desc limit 1)
    and a.payment_id in (select known.payment_id from allocations known where known.invoice_id = v.id)`

export const officeFields = (today: string) => `${invoiceFields(today)},
  'account_id', v.account_id,
  'full_name', full_name(person.first_name, person.last_name),
  'email', person.email,
  'refund_due', ${euros(refundDue)}`
