/** Whether the allocation `x` was made after the money `y` was released; `cancellation` released it. */
const isAfter = (x: string, y: string, cancellation: string) => `(
  ${x}.allocated_at > ${y}.released_at
  -- At the same moment: the invoice that replaces the cancelled one.
  or ${x}.allocated_at = ${y}.released_at
    and case when ${x}.invoice_id is null then ${x}.id > ${y}.id else ${x}.invoice_id > ${cancellation} end)`

const cancellationOf = (invoice: string) => `(select c.id from invoices c where c.cancels_id = ${invoice})`

/** Money that counts, or that a cancellation has released; without what somebody took from an invoice by hand. */
const isMoved = (a: string) =>
  `(${a}.released_at is null or ${a}.invoice_id is not null and ${a}.release_reason is null)`

/** The most that was in use at once of the money that `lot` released: it was used or refunded first. */
const usedSince = (lot: string, cancellation: string) => `(
  select coalesce(max(at_once.cents), 0) from allocations moment cross join lateral (
    select sum(used.amount_cents) as cents from allocations used
    where used.payment_id = moment.payment_id and used.id <= moment.id and ${isMoved('used')}
      and ${isAfter('used', lot, cancellation)}
      and (used.released_at is null or not ${isAfter('moment', 'used', cancellationOf('used.invoice_id'))})) at_once
  where moment.payment_id = ${lot}.payment_id and ${isMoved('moment')} and ${isAfter('moment', lot, cancellation)})`

/**
 * What was paid on a cancelled invoice and is still credit of its person. What was used or refunded since was this
 * money first, and other credit after it.
 */
const leftOver = `
  select lot.id, greatest(0, least(lot.amount_cents - ${usedSince('lot', 'taken.id')},
    p.amount_cents - p.allocated_cents))::int as cents, p.paid_on
  from (
    select a.payment_id, max(a.id) as id, sum(a.amount_cents) as amount_cents, max(a.released_at) as released_at
    from allocations a
    where b.is_cancelled and a.invoice_id = v.id and a.released_at is not null and a.release_reason is null
    group by a.payment_id) lot
  join payments p on p.id = lot.payment_id and p.account_id = v.account_id and p.undone_at is null
  join invoices taken on taken.cancels_id = v.id`
export const refundDue = `(select coalesce(sum(cents), 0)::int from (${leftOver}) left_over)`
