import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Tx } from './connection.ts'
import { fixedCommand } from './fixed-statement.ts'
import { exemptFromLockOrder, insteadOf, type LockName, recordLock } from './row-lock.ts'
import { inSavepoint } from './savepoint.ts'

// Arbitrary numbers that no other program uses in this database. The pairs belong to the embedded server.
const ADVISORY = {
  migration: [7_270_001],
  cleanup: [7_270_002],
  remind: [7_270_003],
  sweep: [7_270_004],
  group_mails: [7_270_005],
  presence: [7_270_006],
  seed: [7_270_007],
  offers: [7_270_008],
  letters: [7_270_015],
  payment_reminders: [7_270_009],
  notices: [7_270_010],
  second_factors: [7_270_066],
  erasure: [7_270_013],
  backup: [7_270_011],
  catalogue: [7_270_012],
  ledger_check: [7_270_014],
  credit: [7_270_040],
  bank_import: [7_270_041],
  // With the number of the person.
  person: [7_270_067],
  embedded_users: [180_311, 1],
  embedded_app: [180_311, 2],
  embedded_set_up: [180_312],
} as const
type Advisory = keyof typeof ADVISORY

const inTransaction = async (tx: Tx, lockFunction: string, name: Advisory): Promise<boolean> => {
  const query = sql<{
    is_mine: unknown
  }>`${sql.raw(`select ${lockFunction}`)}(${ADVISORY[name][0]}) as is_mine`
  return (await query.execute(tx)).rows[0]?.is_mine === true
}

const takeLock = async (tx: Tx, name: LockName, lock: () => Promise<unknown>, id = 0): Promise<void> => {
  const instead = insteadOf(name)
  if (instead) {
    await instead()
    return
  }
  await lock()
  recordLock(tx, name, [id])
}

const transactionLock = (name: 'catalogue' | 'bank_import' | 'credit') => (tx: Tx) =>
  takeLock(tx, name, () => inTransaction(tx, 'pg_advisory_xact_lock', name))

/** Serializes transactions that add or merge composers or pieces. */
export const lockCatalogue = transactionLock('catalogue')

/** Serializes imports of bank statements and their undoing: a line that one file brings another may have, too. */
export const lockBankImports = transactionLock('bank_import')

/** Serializes transactions that use credit or give it back. */
export const lockCredit = transactionLock('credit')

const isLockTimeout = (error: unknown) => (error as { code?: string }).code === '55P03'

/**
 * Lets one check of the books run at a time, because it reads everything. Returns whether this one may. With few invoices
 * another one ends within the two seconds that this waits.
 */
export const tryLedgerCheck = async (tx: Tx): Promise<boolean> => {
  try {
    await inSavepoint(tx, async () => {
      await sql`set local lock_timeout = '2s'`.execute(tx)
      await inTransaction(tx, 'pg_advisory_xact_lock', 'ledger_check')
      await sql`set local lock_timeout to default`.execute(tx)
    })
    return true
  } catch (error) {
    if (isLockTimeout(error)) return false
    throw error
  }
}

const ofPerson = (lockFunction: string) =>
  fixedCommand<[account_id: number]>(`select ${lockFunction}(${ADVISORY.person[0]}, $1)`)
const sharedStatement = ofPerson('pg_advisory_xact_lock_shared')
const exclusiveStatement = ofPerson('pg_advisory_xact_lock')
const personLock = (lock: typeof sharedStatement) => (tx: Tx, account_id: number) =>
  takeLock(tx, 'person', () => lock(tx, account_id), account_id)

/**
 * Keeps a person from being erased until the transaction ends. Those who act on them do not wait for each other: a shared
 * lock of the row would become an exclusive one in most acts, and two of them a deadlock.
 */
export const sharePerson = personLock(sharedStatement)

/** Waits for everybody who acts on a person. Taken before a person is erased. */
export const lockPerson = personLock(exclusiveStatement)

/** Waits for other processes that seed. Polling outlasts the statement timeout. */
export const lockSeed = async (tx: Tx): Promise<void> => {
  while (!(await inTransaction(tx, 'pg_try_advisory_xact_lock', 'seed'))) await sleep(100)
  // Seeding writes whole seasons in one transaction, before the site is served.
  exemptFromLockOrder(tx)
}

const inSession = async (client: pg.Client, lockFunction: string, name: Advisory): Promise<boolean> => {
  const keys = ADVISORY[name]
  const parameters = keys.map((_, index) => `$${index + 1}`).join(', ')
  const { rows } = await client.query<{ is_mine: unknown }>(
    `select ${lockFunction}(${parameters}) as is_mine`,
    [...keys],
  )
  return rows[0]?.is_mine === true
}

export type Job = Extract<
  Advisory,
  | 'backup'
  | 'cleanup'
  | 'remind'
  | 'payment_reminders'
  | 'notices'
  | 'sweep'
  | 'group_mails'
  | 'letters'
  | 'offers'
  | 'second_factors'
  | 'erasure'
>
type SessionLock = Job | Extract<Advisory, 'presence' | `embedded_${string}`>

// Session locks end with the connection, so a killed process leaves none behind.
export const tryExclusive = (client: pg.Client, name: SessionLock) =>
  inSession(client, 'pg_try_advisory_lock', name)
export const tryShared = (client: pg.Client, name: SessionLock) =>
  inSession(client, 'pg_try_advisory_lock_shared', name)
export const releaseShared = (client: pg.Client, name: SessionLock) =>
  inSession(client, 'pg_advisory_unlock_shared', name)

/**
 * Runs a job in the process that gets the lock, without an open transaction; other processes skip it. Returns whether this
 * one did. Each job that must not be skipped has its own lock. It is that of a connection of its own, and ends with it:
 * no way out leaves it locked, and a pool never hands it on. Fails if the connection was lost meanwhile, because another
 * process may have begun. So a job has to be correct without the lock, too.
 */
export const withJobLock = async (url: string, name: Job, work: () => Promise<unknown>): Promise<boolean> => {
  const instead = insteadOf(name)
  if (instead) {
    await instead()
    await work()
    return true
  }
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: `academy ${name}`,
  })
  let lost: Error | undefined
  client.on('error', error => {
    lost = error
  })
  await client.connect()
  try {
    if (!(await tryExclusive(client, name))) return false
    await work()
    if (lost) throw new Error(`The lock ${name} was lost`, { cause: lost })
    return true
  } finally {
    await client.end()
  }
}

/**
 * When several processes start at once, one migrates and the others wait for it. They poll: a statement that waits would
 * hold up an index that is built concurrently, which waits for all older statements.
 */
export const waitForMigration = async (client: pg.Client): Promise<void> => {
  while (!(await inSession(client, 'pg_try_advisory_lock', 'migration'))) await sleep(100)
}

/** Waits for the lock and holds it until the client's transaction ends. */
export const waitForSetUp = (client: pg.Client) =>
  inSession(client, 'pg_advisory_xact_lock', 'embedded_set_up')

/** Returns the application name of the connection that holds the lock. */
export const holderOfEmbeddedApp = async (client: pg.Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [...ADVISORY.embedded_app],
  )
  return rows[0]?.application_name
}
