import type { Locale } from '@academy/contract/base/locale'
import type { DataExport } from '@academy/contract/privacy/personal-data/schemas'
import { sql } from 'kysely'
import { boolean, instant, notNull, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../../db/fixed-statement.ts'
import { actorColumns } from '../../../db/personal-data/register.ts'

const workCountColumns = {
  table: text(),
  count: number(),
}
export type WorkCount = RowOf<typeof workCountColumns>

const tables = [...new Set(actorColumns.map(([table]) => table))]

const counts = tables.map(table => {
  const conditions = actorColumns.filter(([name]) => name === table).map(([, column]) => `${column} = $1`)
  return `select '${table}' as "table", count(*)::int as count from ${table} where ${conditions.join(' or ')}`
})

/** Counts the entries that somebody has made or changed, by table. Their content is about others. */
export const countWork = fixedStatement(workCountColumns)<[account_id: number]>(
  `select "table", count from (${counts.join(' union all ')}) counted where count > 0`,
)

/** After so many attempts, each ended by the end of a process, an archive has failed. */
const MAX_ATTEMPTS = 3
const LEASE_SECONDS = 120

export interface StoredExport {
  id: number
  state: DataExport['state']
  progress: number
  requested_at: Date
  finished_at: Date | null
  expires_at: Date | null
  key: string | null
  size: number | null
}

const columns = {
  id: number(),
  state: text<DataExport['state']>(),
  progress: number(),
  requested_at: instant(),
  finished_at: nullable(instant()),
  expires_at: nullable(instant()),
  key: nullable(text()),
  size: nullable(number()),
}
const names = Object.keys(columns).join(', ')

const findStatement = fixedStatement<StoredExport>(columns)<[account_id: number]>(
  `select ${names} from data_exports where account_id = $1`,
)

export const findExport = async (db: Db | Tx, account_id: number): Promise<StoredExport | undefined> =>
  (await findStatement(db, account_id))[0]

// One that is being made stays.
const requestStatement = fixedStatement({ id: number() })<
  [account_id: number, requested_by: number, requested_at: Date, locale: Locale | null]
>(`
  insert into data_exports as known (account_id, requested_by, requested_at, locale)
  select id, $2, $3, coalesce($4, locale) from accounts where id = $1
  on conflict (account_id) do update set requested_by = excluded.requested_by, requested_at = excluded.requested_at,
    locale = excluded.locale, state = 'waiting', progress = 0, attempts = 0, lease_until = null, finished_at = null,
    expires_at = null, key = null, size = null
  where known.state in ('ready', 'failed')
  returning id`)

interface ExportRequest {
  account_id: number
  requested_by: number
  requested_at: Date
  /** That of the account by default. */
  locale?: Locale | undefined
}

/** Has an archive made. Returns false if one is being made already. */
export const insertRequest = async (
  tx: Tx,
  { account_id, requested_by, requested_at, locale }: ExportRequest,
): Promise<boolean> =>
  (await requestStatement(tx, account_id, requested_by, requested_at, locale ?? null)).length > 0

const takenExportColumns = {
  id: number(),
  account_id: number(),
  locale: text<Locale>(),
  attempts: number(),
}
export type TakenExport = RowOf<typeof takenExportColumns>

// A process that died lets its lease expire.
const takeStatement = fixedStatement(takenExportColumns)(`
  update data_exports set state = 'running', progress = 0, attempts = attempts + 1,
    lease_until = now() + ${LEASE_SECONDS} * interval '1 second'
  where id = (
    select id from data_exports
    where state = 'waiting' or (state = 'running' and lease_until < now())
    order by requested_at, id limit 1 for update skip locked)
  returning id, account_id, locale, attempts`)

/** Takes the next request for this process, or none. */
export const takeRequest = async (db: Db): Promise<TakenExport | undefined> => (await takeStatement(db))[0]

export const isLastAttempt = ({ attempts }: TakenExport): boolean => attempts > MAX_ATTEMPTS

const progressStatement = fixedCommand<[id: number, attempts: number, progress: number]>(`
  update data_exports set progress = $3, lease_until = now() + ${LEASE_SECONDS} * interval '1 second'
  where id = $1 and state = 'running' and attempts = $2`)

/** Tells how far an archive is, in per cent, and renews the lease. */
export const saveProgress = (db: Db, { id, attempts }: TakenExport, progress: number) =>
  progressStatement(db, id, attempts, progress)

const toldPersonColumns = {
  account_id: number(),
  email: text(),
  first_name: text(),
  /** The office asked for it, and gives it to the person. */
  is_by_office: boolean(),
}
export type ToldPerson = RowOf<typeof toldPersonColumns>

const finishStatement = fixedStatement(toldPersonColumns)<
  [id: number, attempts: number, key: string, size: number, finished_at: Date, expires_at: Date]
>(`
  update data_exports set state = 'ready', progress = 100, lease_until = null, key = $3, size = $4, finished_at = $5,
    expires_at = $6
  from accounts where data_exports.id = $1 and state = 'running' and attempts = $2 and accounts.id = account_id
  returning account_id, email, first_name, requested_by is distinct from account_id as is_by_office`)

interface Finished {
  key: string
  size: number
  finished_at: Date
  expires_at: Date
}

/** Marks an archive as ready, unless another process has taken over. Returns whom to tell. */
export const markReady = async (
  tx: Tx,
  { id, attempts }: TakenExport,
  { key, size, finished_at, expires_at }: Finished,
): Promise<ToldPerson | undefined> =>
  (await finishStatement(tx, id, attempts, key, size, finished_at, expires_at))[0]

const failStatement = fixedCommand<[id: number, attempts: number, finished_at: Date]>(`
  update data_exports set state = 'failed', lease_until = null, finished_at = $3
  where id = $1 and state = 'running' and attempts = $2`)

export const markFailed = (db: Db, { id, attempts }: TakenExport, finished_at: Date) =>
  failStatement(db, id, attempts, finished_at)

/** Deletes archives that have expired. Their files become orphans. */
export const deleteExpired = async (db: Db, now: Date): Promise<string[]> => {
  const rows = await db.deleteFrom('data_exports').where('expires_at', '<=', now).returning('key').execute()
  return rows.flatMap(({ key }) => key ?? [])
}

const usedStatement = fixedStatement({ key: notNull(text()) })<[keys: readonly string[]]>(
  `select key from data_exports where key = any($1::text[])`,
)

export const findUsedKeys = async (db: Db, keys: readonly string[]): Promise<Set<string>> =>
  new Set((await usedStatement(db, keys)).map(({ key }) => key))

const personStatement = fixedStatement({ name: text() })<[id: number]>(
  `select full_name(first_name, last_name) as name from accounts where id = $1`,
)

export const findName = async (tx: Tx, id: number): Promise<string> =>
  (await personStatement(tx, id))[0]?.name ?? ''

const unprintedStatement = fixedStatement({ id: number() })<[account_id: number]>(`
  select id from invoices where account_id = $1 and not exists (select from invoice_papers where invoice_id = invoices.id)
  order by id`)

export const findInvoicesWithoutPdf = async (db: Db, account_id: number): Promise<number[]> =>
  (await unprintedStatement(db, account_id)).map(({ id }) => id)

/** All reads see the same moment, and waiting for the file store does not end the transaction. */
export const asSnapshot = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
      return read(tx)
    })
