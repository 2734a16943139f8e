import { nullable, number, type RowOf } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { isTried } from '../backups/queries.ts'

const countsColumns = {
  mails_waiting: number(),
  mails_failed: number(),
  /** Seconds since the oldest mail that could leave now was written. */
  oldest_mail: number(),
  accounts: number(),
  applications: number(),
  applications_accepted: number(),
  open_invoices: number(),
  overdue_invoices: number(),
  open_cents: number(),
  beds_taken: number(),
  sessions: number(),
  last_backup: nullable(number()),
  last_backup_bytes: nullable(number()),
  last_restored: nullable(number()),
  failed_since_backup: number(),
}
export type Counts = RowOf<typeof countsColumns>

// A mail that waits for an address, a time or the end of a pause is not late.
const sendable = `sent_at is null and given_up_at is null and stopped_at is null
  and (expires_at is null or expires_at > now())`

const lastBackup = (column: string, kind: string) => `(select ${column} from backup_runs
  where kind = '${kind}' and error is null and ended_at is not null order by started_at desc limit 1)`

const current = `(select id from academies where is_current)`

const countsStatement = fixedStatement(countsColumns)<[today: string]>(`
  select
    (select count(*) from outbox where ${sendable})::int as mails_waiting,
    (select count(*) from outbox where given_up_at is not null)::int as mails_failed,
    (select coalesce(greatest(extract(epoch from now() - min(o.created_at)), 0), 0)::float8
      from outbox o left join accounts a on a.id = o.account_id
      where ${sendable} and (next_attempt_at is null or next_attempt_at <= now())
        and not (o.needs_confirmed_address and not a.email_verified)
        and not exists (select from mail_hold)) as oldest_mail,
    (select count(*) from accounts)::int as accounts,
    (select count(*) from applications p join masterclasses m on m.id = p.masterclass_id
      where m.academy_id = ${current} and p.status <> 'withdrawn')::int as applications,
    (select count(*) from applications p join masterclasses m on m.id = p.masterclass_id
      where m.academy_id = ${current} and p.status <> 'withdrawn' and p.is_accepted)::int as applications_accepted,
    (select count(*) from invoice_balances where outstanding_cents > 0)::int as open_invoices,
    (select count(*) from invoice_balances b join invoices v on v.id = b.invoice_id
      where b.outstanding_cents > 0 and v.due_date < $1::date)::int as overdue_invoices,
    (select coalesce(sum(outstanding_cents), 0) from invoice_balances where outstanding_cents > 0)::float8 as open_cents,
    (select count(*) from bookings where academy_id = ${current} and cancelled_at is null
      and room_type_id is not null)::int as beds_taken,
    (select count(*) from access_tokens)::int as sessions,
    ${lastBackup('extract(epoch from started_at)::float8', 'backup')} as last_backup,
    ${lastBackup('size_bytes', 'backup')} as last_backup_bytes,
    ${lastBackup('extract(epoch from started_at)::float8', 'restore_check')} as last_restored,
    (select count(*) from backup_runs where error is not null and ${isTried} and started_at > coalesce(
      ${lastBackup('started_at', 'backup')}, '-infinity'))::int as failed_since_backup`)

/** Counts what waits and what the academy has, without anything about a person. */
export const readCounts = async (db: Db, today: string): Promise<Counts> => {
  const [counts] = await countsStatement(db, today)
  if (!counts) throw new Error('Nothing was counted')
  return counts
}
