import { sql } from 'kysely'
import { instant, nullable, number, type RowOf, text } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import type { Tries } from './rules.ts'

export type RunKind = 'backup' | 'restore_check' | 'read_check'

const lastRunsColumns = {
  good_backup_at: nullable(instant()),
  good_archive: nullable(text()),
  good_size: nullable(number()),
  backup_at: nullable(instant()),
  backup_error: nullable(text()),
  good_check_at: nullable(instant()),
  restored_at: nullable(instant()),
  check_at: nullable(instant()),
}
export type LastRuns = RowOf<typeof lastRunsColumns>

export const noRuns: LastRuns = {
  good_backup_at: null,
  good_archive: null,
  good_size: null,
  backup_at: null,
  backup_error: null,
  good_check_at: null,
  restored_at: null,
  check_at: null,
}

/** An interrupted run, such as by a restart, is repeated at once and is no failure. */
const INTERRUPTED = 'interrupted: its process has ended'
/** It may be the backup that ends the process, so the second in a row counts as failed. */
const INTERRUPTED_AGAIN = 'interrupted again: its process has ended'

/** Whether a run counts as one that was tried. */
export const isTried = `error is distinct from '${INTERRUPTED}'`

const lastOf = (column: string, where: string) =>
  `(select ${column} from backup_runs where ${where} and ended_at is not null order by started_at desc, id desc limit 1)`

const LAST_RUNS = `select
  ${lastOf('started_at', `kind = 'backup' and error is null`)} as good_backup_at,
  ${lastOf('archive', `kind = 'backup' and error is null`)} as good_archive,
  ${lastOf('size_bytes', `kind = 'backup' and error is null`)} as good_size,
  ${lastOf('started_at', `kind = 'backup' and ${isTried}`)} as backup_at,
  ${lastOf('error', `kind = 'backup' and ${isTried}`)} as backup_error,
  ${lastOf('started_at', `kind <> 'backup' and error is null`)} as good_check_at,
  ${lastOf('started_at', `kind = 'restore_check' and error is null`)} as restored_at,
  ${lastOf('started_at', `kind <> 'backup' and ${isTried}`)} as check_at`

const lastRunsStatement = fixedStatement(lastRunsColumns)(LAST_RUNS)

/** Returns the last backups and checks that have ended and were not only interrupted. */
export const lastRuns = async (db: Db): Promise<LastRuns> => {
  const [runs] = await lastRunsStatement(db)
  if (!runs) throw new Error('The backups were not read')
  return runs
}

export const triesOf = (runs: LastRuns): { backup: Tries; check: Tries } => ({
  backup: { lastGood: runs.good_backup_at, lastTry: runs.backup_at },
  check: { lastGood: runs.good_check_at, lastTry: runs.check_at },
})

export const startRun = async (db: Db, kind: RunKind, started_at: Date): Promise<number> => {
  const { id } = await db
    .insertInto('backup_runs')
    .values({ kind, started_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Result {
  archive?: string
  size_bytes?: number
  error?: string
}

export const endRun = async (db: Db | Tx, id: number, ended_at: Date, result: Result): Promise<void> => {
  await db
    .updateTable('backup_runs')
    .set({ ...result, ended_at: sql`greatest(started_at, ${ended_at})` })
    .where('id', '=', id)
    .execute()
}

const interruptedError = sql<string>`case when (
    select previous.error from backup_runs as previous
    where (previous.kind = 'backup') = (backup_runs.kind = 'backup') and previous.id < backup_runs.id
    order by previous.id desc limit 1
  ) in (${INTERRUPTED}, ${INTERRUPTED_AGAIN}) then ${INTERRUPTED_AGAIN} else ${INTERRUPTED} end`

/** Ends what a stopped process has left. Only for the process that may make backups now. */
export const endInterrupted = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('backup_runs')
    .set({ error: interruptedError, ended_at: sql`greatest(started_at, ${now})` })
    .where('ended_at', 'is', null)
    .execute()
}

export const deleteRunsBefore = async (db: Db, moment: Date): Promise<void> => {
  await db.deleteFrom('backup_runs').where('started_at', '<', moment).execute()
}
