import { number } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../db/fixed-statement.ts'
import type { Clock } from '../clock.ts'
import { sharedRead } from './shared-read.ts'

interface Changes {
  version: number
  rows: number
}

const changesStatement = fixedStatement<Changes, []>({ version: number(), rows: number() })(
  'select coalesce(sum(amount), 0)::bigint as version, count(*) as rows from site_changes',
)

/** Beyond this, rows are merged into one. */
const MAX_ROWS = 100

// Keeps the sum, in one statement, so that no reader sees another version.
const mergeStatement = fixedCommand<[]>(`
  with merged as (
    delete from site_changes
    where ctid = any(array(select ctid from site_changes for update skip locked))
    returning amount)
  insert into site_changes select sum(amount) from merged having count(*) > 0`)

/** Merges the rows of past changes. Concurrent calls merge different rows. */
export const mergeChanges = async (db: Db): Promise<void> => {
  await mergeStatement(db)
}

/**
 * Returns the version of everything that public pages show: the changes that are committed, and the day,
 * because deadlines pass.
 */
export const siteVersion = ({ db, clock }: { db: Db; clock: Clock }) => {
  let isMerging = false
  const merge = async () => {
    isMerging = true
    await mergeChanges(db).catch(() => {})
    isMerging = false
  }
  return sharedRead(async () => {
    const [changes] = await changesStatement(db)
    if (!changes) throw new Error('There is no version of the site')
    if (changes.rows > MAX_ROWS && !isMerging) void merge()
    return `${changes.version} ${clock.today()}`
  })
}
