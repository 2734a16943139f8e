import { sql } from 'kysely'
import type { Config } from './config.ts'
import type { Db, Tx } from './db/connection.ts'
import { attachInvoice } from './features/invoices/attach.ts'
import { sendReminders } from './features/masterclasses/send-reminders.ts'
import { sweepResumes } from './features/profile/sweep-resumes.ts'
import type { Clock } from './lib/clock.ts'
import type { FileStore } from './lib/files/store.ts'
import { type Log, startSender } from './lib/mail/sender.ts'
import { removeOldUploads } from './lib/uploads/upload-folder.ts'
import { tidy } from './tidy.ts'

const HOUR_MS = 3_600_000
const TIDY_LOCK = 7_270_002
const REMIND_LOCK = 7_270_003
const SWEEP_LOCK = 7_270_004

/** With several processes, whoever has the lock does it. */
const withAdvisoryLock = (db: Db, lock: number, work: (tx: Tx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async tx => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lock}) as mine`.execute(
      tx,
    )
    if (rows[0]?.mine) await work(tx)
  })

interface JobContext {
  config: Config
  db: Db
  url: string
  clock: Clock
  files: FileStore
  log: Log
}

/** What happens by itself: mails go out, people are reminded, what has expired goes away. */
export const startJobs = ({ config, db, url, clock, files, log }: JobContext): { stop(): Promise<void> } => {
  const sender =
    config.smtp && startSender({ db, url, transport: config.smtp, log, attach: attachInvoice({ db, files }) })
  const complain = (job: string) => (error: unknown) => log.warn({ error: String(error) }, `${job} failed`)
  const everyHour = async () => {
    await withAdvisoryLock(db, TIDY_LOCK, tx => tidy(tx, clock.now())).catch(complain('tidying'))
    await withAdvisoryLock(db, REMIND_LOCK, tx => sendReminders(tx, config.siteUrl, clock)).catch(
      complain('reminding'),
    )
    await withAdvisoryLock(db, SWEEP_LOCK, () => sweepResumes({ db, files }, clock.now())).catch(
      complain('sweeping'),
    )
    await removeOldUploads(config.dataDir).catch(complain('sweeping'))
  }
  let running = everyHour()
  const hours = setInterval(() => {
    running = everyHour()
  }, HOUR_MS)
  return {
    stop: async () => {
      clearInterval(hours)
      await running
      await sender?.stop()
    },
  }
}
