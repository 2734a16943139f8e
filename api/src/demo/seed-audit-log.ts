import { sql } from 'kysely'
import type { Tx } from '../db/connection.ts'

/**
 * Records what the data of the demo says that people did: applications, payments, bookings and decisions. What the
 * operations have recorded themselves is not repeated.
 */
export const seedAuditLog = async (tx: Tx): Promise<void> => {
  await sql`
    with happened as (
      select applied_at as at, account_id as actor_id, account_id, 'applied' as action,
        jsonb_build_object('application_id', id, 'masterclass_id', masterclass_id) as details
      from applications
      union all
      select withdrawn_at, account_id, account_id, 'application_withdrawn', jsonb_build_object('application_id', id)
      from applications where withdrawn_at is not null
      union all
      select p.recorded_at, p.recorded_by, p.account_id, 'payment_recorded', jsonb_strip_nulls(jsonb_build_object(
        'invoice_number', (
          select string_agg(v.invoice_number, ', ' order by a.id) from allocations a join invoices v on v.id = a.invoice_id
          where a.payment_id = p.id and a.allocated_at = p.recorded_at),
        'amount_cents', p.amount_cents, 'paid_on', p.paid_on))
      from payments p
      where p.amount_cents > 0
      union all
      select booked_at, account_id, account_id, 'booked', jsonb_build_object('booking_id', id) from bookings
      union all
      select requested_at, account_id, account_id, 'concert_requested', jsonb_build_object('request_id', id)
      from concert_requests
      union all
      select m.finalized_at, t.account_id, null, 'selection_final', jsonb_build_object('masterclass_id', m.id)
      from masterclasses m join teachers t on t.id = m.teacher_id where m.finalized_at is not null)
    insert into audit_log (at, actor_id, account_id, action, details)
    select at, actor_id, account_id, action, details from happened
    where not exists (
      select from audit_log known where known.action = happened.action and known.details @> happened.details)
    order by at`.execute(tx)
}
