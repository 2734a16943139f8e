import { euros } from '../../db/euros.ts'
import { invoiceFields } from '../invoices/queries.ts'

/** What was paid on a cancelled invoice and is still credit of its person; money that went further counts there. */
const leftOver = `
  select least(sum(a.amount_cents), p.amount_cents - p.allocated_cents)::int as cents
  from allocations a join payments p on p.id = a.payment_id
  where b.is_cancelled and a.invoice_id = v.id and p.account_id = v.account_id and p.undone_at is null
    and not exists (
      select from allocations later join invoice_balances cancelled on cancelled.invoice_id = later.invoice_id
      where later.payment_id = p.id and later.id > a.id and cancelled.is_cancelled and later.invoice_id <> v.id)
  group by p.id`
export const refundDue = `(select coalesce(sum(cents), 0)::int from (${leftOver}) left_over)`

/** What was refunded of the money on a cancelled invoice: `a` is the allocation, `r` the refund. */
export const refundsOf = `
  allocations a join payments r on r.id = a.refund_id
  where b.is_cancelled and v.id = (
    select shown.invoice_id from allocations shown
    join invoice_balances cancelled on cancelled.invoice_id = shown.invoice_id and cancelled.is_cancelled
    where shown.payment_id = a.payment_id and shown.id < a.id
    order by shown.id desc limit 1)
    and a.payment_id in (select known.payment_id from allocations known where known.invoice_id = v.id)`

const nameOfPerson = `person.first_name || ' ' || person.last_name`

export const officeFields = (today: string) => `${invoiceFields(today)},
  'account_id', v.account_id,
  'full_name', ${nameOfPerson},
  'email', person.email,
  'refund_due', ${euros(refundDue)}`
