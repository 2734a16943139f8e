import { sql } from 'kysely'
import type { Config } from './config.ts'
import type { Db } from './db/connection.ts'
import { deleteExpired } from './features/accounts/queries.ts'
import type { Clock } from './lib/clock.ts'
import { type Log, startSender } from './lib/mail/sender.ts'

const HOUR_MS = 3_600_000
const TIDY_LOCK = 7_270_002

/** What nobody can use any more. With several processes, whoever has the lock does it. */
const tidy = (db: Db, clock: Clock): Promise<void> =>
  db.transaction().execute(async tx => {
    const { rows } = await sql<{
      mine: boolean
    }>`select pg_try_advisory_xact_lock(${TIDY_LOCK}) as mine`.execute(tx)
    if (!rows[0]?.mine) return
    await deleteExpired(tx, clock.now())
    await sql`delete from rate_limits where window_ends < now()`.execute(tx)
  })

interface Desk {
  config: Config
  db: Db
  url: string
  clock: Clock
  log: Log
}

/** What happens by itself: mails go out, what has expired goes away. */
export const startJobs = ({ config, db, url, clock, log }: Desk): { stop(): Promise<void> } => {
  const sender = config.smtp && startSender({ db, url, transport: config.smtp, log })
  const tidying = setInterval(() => {
    tidy(db, clock).catch(error => log.warn({ error: String(error) }, 'tidying failed'))
  }, HOUR_MS)
  return {
    stop: async () => {
      clearInterval(tidying)
      await sender?.stop()
    },
  }
}
