import type { ErasureGround } from '@academy/contract/privacy/erasure/kinds'
import { type Insertable, sql } from 'kysely'
import type { ErasedAccount } from '../../../base/files/erased-list.ts'
import { boolean, day, instant, json, notNull, nullable, number, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros, utc } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import type { ErasureRequests } from '../../../db/schema.ts'
import type { ErasureFacts } from './rules.ts'

const listedStatement = fixedStatement<ErasedAccount>({ account_id: number(), created_at: instant() })(
  'select account_id, created_at from erased_accounts order by account_id',
)

/** Returns everybody who was erased, as this database knows it. */
export const findListed = (db: Db): Promise<ErasedAccount[]> => listedStatement(db)

const aliveStatement = fixedStatement<ErasedAccount>({
  account_id: number(),
  created_at: instant(),
})<[ids: number[]]>(
  'select id as account_id, created_at from accounts where id = any($1) and erased_at is null',
)

/** Returns which of these accounts exist and are not erased, as `id-milliseconds`. */
export const findRestored = async (db: Db | Tx, listed: readonly ErasedAccount[]): Promise<Set<string>> => {
  const ids = listed.map(({ account_id }) => account_id)
  const alive = await aliveStatement(db, ids)
  return new Set(alive.map(({ account_id, created_at }) => `${account_id}-${created_at.getTime()}`))
}

type OpenRows = 'open_applications' | 'open_bookings' | 'open_refunds' | 'open_masterclasses' | 'open_periods'

/** Rows of an account that have to be settled before it is erased, as `from … where …`. */
export const toSettle = (account_id: string, today: string) =>
  ({
    open_applications: `from application_results application join masterclasses m on m.id = application.masterclass_id
      where application.account_id = ${account_id} and application.status in ('applied', 'accepted', 'reserve')
        and m.end_date >= ${today}`,
    open_bookings: `from bookings
      where bookings.account_id = ${account_id} and cancelled_at is null and bookings.end_date >= ${today}`,
    open_refunds: `from refund_requests request where request.account_id = ${account_id} and request.refund_id is null`,
    open_masterclasses: `from masterclasses m join teachers t on t.id = m.teacher_id
      where t.account_id = ${account_id} and m.end_date >= ${today}`,
    open_periods: `from correpetition_periods period
      where period.account_id = ${account_id} and period.end_date >= ${today}`,
  }) satisfies Record<OpenRows & keyof ErasureFacts, string>

const isOpen = 'request.cancelled_at is null and request.erased_at is null'
const isByOffice = 'request.requested_by is distinct from request.account_id'

export interface StoredErasure extends ErasureFacts {
  erased_at: string | null
  ground: ErasureGround | null
  has_password: boolean
  gets_mail: boolean
  outstanding: number
  request: {
    requested_at: string
    erase_after: string
    is_by_office: boolean
    reason: string
    requested_by: { id: number; name: string } | null
  } | null
}

const isAdmin = (account: string) =>
  `(not (${account}.roles <@ '{student}') and 'Admin' = any(${account}.roles))`

const requestJson = `(
  select json_build_object('requested_at', ${utc('request.requested_at')}, 'erase_after', ${utc('request.erase_after')},
    'is_by_office', ${isByOffice}, 'reason', request.reason,
    'requested_by', case when officer.id is not null and officer.id <> request.account_id then
      json_build_object('id', officer.id, 'name', full_name(officer.first_name, officer.last_name)) end)
  from erasure_requests request left join accounts officer on officer.id = request.requested_by
  where request.account_id = person.id and ${isOpen})`

const counts = Object.entries(toSettle('person.id', '$2::date')).map(
  ([name, found]) => `(select count(*)::int ${found}) as ${name}`,
)

const erasureStatement = fixedStatement<StoredErasure>({
  erased_at: nullable(text()),
  ground: nullable(text()),
  has_password: boolean(),
  gets_mail: boolean(),
  open_applications: number(),
  open_bookings: number(),
  open_refunds: number(),
  open_masterclasses: number(),
  open_periods: number(),
  is_last_admin: boolean(),
  invoice_count: number(),
  last_invoice_on: nullable(day()),
  payment_count: number(),
  last_payment_on: nullable(day()),
  outstanding: number(),
  credit: number(),
  request: nullable(json()),
})<[account_id: number, today: string]>(`
  select ${utc('person.erased_at')} as erased_at,
    (select ground from erased_accounts listed
      where listed.account_id = person.id and listed.created_at = person.created_at) as ground,
    person.password_hash <> '' as has_password, person.email_verified as gets_mail,
    ${counts.join(', ')},
    ${isAdmin('person')} and not exists (
      select from accounts other where other.id <> person.id and ${isAdmin('other')}) as is_last_admin,
    invoiced.number as invoice_count, invoiced.last_on as last_invoice_on,
    paid.number as payment_count, paid.last_on as last_payment_on,
    ${euros(`(
      select coalesce(sum(outstanding_cents), 0) from invoice_balances where debtor_id = person.id)`)}::float8 as outstanding,
    ${euros('paid.credit_cents')}::float8 as credit, ${requestJson} as request
  from accounts person
  cross join lateral (
    select count(*)::int as number, max(invoice_date) as last_on from invoices where account_id = person.id) invoiced
  cross join lateral (
    select count(*)::int as number, max(paid_on) as last_on,
      (select coalesce(sum(cents), 0) from credits where credits.account_id = person.id) as credit_cents
    from payments where account_id = person.id) paid
  where person.id = $1`)

export const findErasure = async (
  db: Db | Tx,
  account_id: number,
  today: string,
): Promise<StoredErasure | undefined> => (await erasureStatement(db, account_id, today))[0]

/** Adds a request unless there is an open one. Returns whether it is new. */
export const insertRequest = async (tx: Tx, request: Insertable<ErasureRequests>): Promise<boolean> => {
  const inserted = await tx
    .insertInto('erasure_requests')
    .values(request)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Cancels the open request of a person. Returns whether there was one. */
export const cancelRequest = async (
  tx: Tx,
  account_id: number,
  { cancelled_at, cancelled_by }: { cancelled_at: Date; cancelled_by: number },
): Promise<boolean> => {
  const cancelled = await tx
    .updateTable('erasure_requests')
    .set({ cancelled_at, cancelled_by })
    .where('account_id', '=', account_id)
    .where('cancelled_at', 'is', null)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return cancelled !== undefined
}

const dueStatement = fixedStatement({
  id: number(),
  account_id: notNull(number()),
})<[now: Date, limit: number]>(`
  select request.id, request.account_id from erasure_requests request
  where ${isOpen} and request.erase_after <= $1 and request.account_id is not null
  order by request.erase_after, request.id limit $2`)

/** Returns requests whose time has come. */
export const findDue = (db: Db | Tx, now: Date, limit: number) => dueStatement(db, now, limit)

const openStatement = fixedStatement({
  id: number(),
  erase_after: instant(),
  ground: text<'person' | 'office'>(),
})<[account_id: number]>(`
  select id, erase_after, case when ${isByOffice} then 'office' else 'person' end as ground
  from erasure_requests request where account_id = $1 and ${isOpen}`)

/** Returns the open request of a person. The caller has locked the account. */
export const findOpen = async (tx: Tx, account_id: number) => (await openStatement(tx, account_id))[0]

export const closeRequest = (tx: Tx, id: number, erased_at: Date) =>
  tx.updateTable('erasure_requests').set({ erased_at }).where('id', '=', id).execute()

/** Returns the latest request of a person, open or not. */
export const findLastRequest = (tx: Tx, account_id: number) =>
  tx
    .selectFrom('erasure_requests as request')
    .select(['id', sql<boolean>`${sql.raw(isOpen)}`.as('is_open')])
    .where('account_id', '=', account_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
