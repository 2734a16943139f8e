import type { Config } from './config.ts'
import { withJobLock } from './db/advisory-locks.ts'
import type { Db, Tx } from './db/connection.ts'
import { deleteExpiredData } from './delete-expired-data.ts'
import { sweepArrivalDetails } from './features/arrival-details/sweep.ts'
import { publishMissingDocuments } from './features/documents/publish.ts'
import { sweepDocuments } from './features/documents/sweep-documents.ts'
import { eraseDormant } from './features/erasure/erase-dormant.ts'
import { eraseDue } from './features/erasure/erase-due.ts'
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
    config.smtp && startSender({ db, url, transport: config.smtp, log, attach: attachInvoice({ db, files }) })
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
  let running = runHourly()
  const hours = setInterval(() => {
    running = runHourly()
  }, HOUR_MS)
  const stopping = new AbortController()
  let completing: Promise<void> | undefined
  const complete = () => {
    completing ??= run('files of portraits', () =>
      completePortraits({ db, files, clock, signal: stopping.signal }),
    ).finally(() => {
      completing = undefined
    })
  }
  complete()
  // Not awaited at the end: it can take long, and what is interrupted is made again.
  let isBackingUp = false
  const backUp = async () => {
    if (isBackingUp) return
    isBackingUp = true
    await run('backup', () => runDueBackups({ config, db, url, clock, files }))
    isBackingUp = false
  }
  void backUp()
  let publishing: Promise<void> = Promise.resolve()
  let expiring: Promise<void> = Promise.resolve()
  let resetting: Promise<void> = Promise.resolve()
  const minutes = setInterval(() => {
    complete()
    void backUp()
    publishing = run('documents', () => publishMissingDocuments({ db, files, clock }))
    expiring = run('offered places', () =>
      withJobLock(db, 'offers', () => expireOffers({ db, siteUrl, now: clock.now() })),
    )
    resetting = run('second factors', () =>
      withJobLock(db, 'second_factors', () => runDueResets({ db, siteUrl, now: clock.now() })),
    )
  }, MINUTE_MS)
  let sendingBatch: Promise<void> = Promise.resolve()
  // One archive at a time in each process; `makeNextExport` leaves those of other processes alone.
  let exporting: Promise<unknown> = Promise.resolve()
  let isExporting = false
  const exportNext = async () => {
    if (isExporting) return
    isExporting = true
    await run('export of personal data', () => makeNextExport({ db, files, clock, config }))
    isExporting = false
  }
  const batches = setInterval(() => {
    const send = (tx: Tx) => sendBatch(tx, { config, secret }, { now: clock.now() })
    if (!isExporting) exporting = exportNext()
    sendingBatch = run('group mails', () => withJobLock(db, 'group_mails', send))
  }, BATCH_CHECK_MS)
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(hours)
      clearInterval(minutes)
      clearInterval(batches)
      await Promise.all([running, publishing, expiring, resetting, sendingBatch, completing, exporting])
      await sender?.stop()
    },
  }
}
