import { number } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../db/fixed-statement.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { type ResponseStore, responseStore } from './response-store.ts'

/**
 * Shares a read between all callers that wait for it. A caller never gets the result of a read that began
 * before the call: it could lack what was committed in between. So at most one read runs, and everybody who
 * calls meanwhile shares the next one.
 */
export const sharedRead = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined

  // Starts after the callbacks of this turn of the event loop, so that requests that arrived together share it.
  const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

  const start = async (): Promise<T> => {
    await Promise.all([running, nextTurn()])
    const started = read()
    next = undefined
    running = started.catch(() => {})
    return started
  }

  return () => {
    next ??= start()
    return next
  }
}

const changesStatement = fixedStatement({
  version: number(),
  rows: number(),
})('select coalesce(sum(amount), 0)::bigint as version, count(*) as rows from site_changes')

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

/** PostgreSQL notifies it when something on the site has changed. */
export const SITE_CHANNEL = 'site_changed'

interface SiteStoreServices {
  db: Db
  clock: Clock
  config: Pick<Config, 'storeBytes'>
}

/** The store of public pages and public reads of one process. */
export const siteStore = ({ db, clock, config }: SiteStoreServices): ResponseStore =>
  responseStore({ version: siteVersion({ db, clock }), maxBytes: config.storeBytes })
