import type { Config } from './config.ts'
import { withJobLock } from './db/advisory-locks.ts'
import type { Db } from './db/connection.ts'
import { deleteExpiredData } from './delete-expired-data.ts'
import { renewVerification } from './features/accounts/renew-link.ts'
import { sweepArrivalDetails } from './features/arrival-details/sweep.ts'
import { publishMissingDocuments } from './features/documents/publish.ts'
import { sweepDocuments } from './features/documents/sweep-documents.ts'
import { eraseAgain } from './features/erasure/erase-again.ts'
import { eraseDormant } from './features/erasure/erase-dormant.ts'
import { eraseDue } from './features/erasure/erase-due.ts'
import { notifyDormant } from './features/erasure/notify-dormant.ts'
import { sendBatch } from './features/group-mails/send-batch.ts'
import { attachInvoice } from './features/invoices/attach.ts'
import { sendReminders } from './features/masterclasses/send-reminders.ts'
import { sendNotices } from './features/notices/send-due.ts'
import { sendPaymentReminders } from './features/payment-reminders/send-due.ts'
import { makeNextExport } from './features/personal-data/make-export.ts'
import { sweepExports } from './features/personal-data/sweep-exports.ts'
import { expireOffers } from './features/place-offers/expire.ts'
import { sweepResumes } from './features/profile/sweep-resumes.ts'
import { runDueResets } from './features/second-factor/run-due-resets.ts'
import { completePortraits } from './features/teachers/complete-portraits.ts'
import { sweepPortraits } from './features/teachers/sweep-portraits.ts'
import { runDueBackups } from './lib/backups/run-due.ts'
import type { Clock } from './lib/clock.ts'
import type { FileStore } from './lib/files/store.ts'
import { type Log, startSender } from './lib/mail/sender.ts'
import { type JobMetrics, jobMetrics } from './lib/metrics/job-metrics.ts'
import { removeOldUploads } from './lib/uploads/upload-folder.ts'

const MINUTE_MS = 60_000
const BATCH_CHECK_MS = 5_000
const HOUR_MS = 60 * MINUTE_MS

interface JobContext {
  config: Config
  secret: string
  db: Db
  url: string
  clock: Clock
  files: FileStore
  log: Log
  metrics?: JobMetrics
}

/** Does something now and then at every interval. While it is still at it, an interval passes without effect. */
const repeat = (intervalMs: number, work: () => Promise<void>): { stop(): Promise<void> } => {
  let running: Promise<void> | undefined
  const start = () => {
    running ??= work().finally(() => {
      running = undefined
    })
  }
  start()
  const timer = setInterval(start, intervalMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * Starts the background jobs: sending mails, also to groups, reminders, offered places, first documents,
 * files of portraits, backups, deleting expired data.
 */
export const startJobs = ({
  config,
  secret,
  db,
  url,
  clock,
  files,
  log,
  metrics = jobMetrics(),
}: JobContext): { stop(): Promise<void> } => {
  const sender =
    config.smtp &&
    startSender({
      db,
      url,
      transport: config.smtp,
      log,
      attach: attachInvoice({ db, files }),
      renew: renewVerification({ siteUrl: config.siteUrl, secret, clock }),
    })
  /** Runs a job; a failure is logged, counted, and ends nothing else. */
  const run = (job: string, work: () => Promise<unknown>): Promise<void> =>
    metrics.track(job, work).then(
      () => {},
      error => log.warn({ error: String(error) }, `${job} failed`),
    )
  const { siteUrl } = config
  const sweep = (job: string, work: () => Promise<unknown>) => run(job, () => withJobLock(db, 'sweep', work))
  const runHourly = async () => {
    await run('cleanup', () => withJobLock(db, 'cleanup', tx => deleteExpiredData(tx, clock.now())))
    await run('reminders', () => withJobLock(db, 'remind', tx => sendReminders(tx, siteUrl, clock)))
    await run('payment reminders', () =>
      withJobLock(db, 'payment_reminders', tx => sendPaymentReminders(tx, siteUrl, clock)),
    )
    await run('notices', () => withJobLock(db, 'notices', tx => sendNotices(tx, { siteUrl, clock })))
    await run('erasure', () => withJobLock(db, 'erasure', () => eraseDue({ db, files }, clock.now())))
    await run('erasure after a restore', () =>
      withJobLock(db, 'erasure', () => eraseAgain({ db, files }, clock.now())),
    )
    await run('notices of erasure', () =>
      withJobLock(db, 'erasure', tx => notifyDormant(tx, siteUrl, clock.now())),
    )
    await run('erasure of accounts without a login', () =>
      withJobLock(db, 'erasure', () => eraseDormant({ db, files }, clock.now())),
    )
    await sweep('resume cleanup', () => sweepResumes({ db, files }, clock.now()))
    await sweep('cleanup of arrival details', () => sweepArrivalDetails({ db, files }, clock.now()))
    await sweep('portrait cleanup', () => sweepPortraits({ db, files }))
    await sweep('document cleanup', () => sweepDocuments({ db, files }))
    await sweep('export cleanup', () => sweepExports({ db, files }, clock.now()))
    await run('upload cleanup', () => removeOldUploads(config.dataDir))
  }
  const stopping = new AbortController()
  const repeated = [
    repeat(HOUR_MS, runHourly),
    repeat(MINUTE_MS, () =>
      run('files of portraits', () => completePortraits({ db, files, clock, signal: stopping.signal })),
    ),
    repeat(MINUTE_MS, () => run('documents', () => publishMissingDocuments({ db, files, clock }))),
    repeat(MINUTE_MS, () =>
      run('offered places', () =>
        withJobLock(db, 'offers', () => expireOffers({ db, siteUrl, now: clock.now() })),
      ),
    ),
    repeat(MINUTE_MS, () =>
      run('second factors', () =>
        withJobLock(db, 'second_factors', () => runDueResets({ db, siteUrl, now: clock.now() })),
      ),
    ),
    // `makeNextExport` leaves the archives of other processes alone.
    repeat(BATCH_CHECK_MS, () =>
      run('export of personal data', () => makeNextExport({ db, files, clock, config })),
    ),
    repeat(BATCH_CHECK_MS, () =>
      run('group mails', () =>
        withJobLock(db, 'group_mails', tx => sendBatch(tx, { config, secret }, { now: clock.now() })),
      ),
    ),
  ]
  const backups = repeat(MINUTE_MS, () =>
    run('backup', () => runDueBackups({ config, db, url, clock, files })),
  )
  return {
    stop: async () => {
      stopping.abort()
      // Not awaited: a backup can take long, and one that is interrupted is made again.
      void backups.stop()
      await Promise.all(repeated.map(job => job.stop()))
      await sender?.stop()
    },
  }
}
