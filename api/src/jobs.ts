import type { Config } from './config.ts'
import { withJobLock } from './db/advisory-locks.ts'
import type { Db, Tx } from './db/connection.ts'
import { deleteExpiredData } from './delete-expired-data.ts'
import { sweepArrivalDetails } from './features/arrival-details/sweep.ts'
import { publishMissingDocuments } from './features/documents/publish.ts'
import { sweepDocuments } from './features/documents/sweep-documents.ts'
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
}: JobContext): { stop(): Promise<void> } => {
  const sender =
    config.smtp && startSender({ db, url, transport: config.smtp, log, attach: attachInvoice({ db, files }) })
  const logFailure = (job: string) => (error: unknown) => log.warn({ error: String(error) }, `${job} failed`)
  const runHourly = async () => {
    await withJobLock(db, 'cleanup', tx => deleteExpiredData(tx, clock.now())).catch(logFailure('cleanup'))
    await withJobLock(db, 'remind', tx => sendReminders(tx, config.siteUrl, clock)).catch(
      logFailure('reminders'),
    )
    await withJobLock(db, 'payment_reminders', tx => sendPaymentReminders(tx, config.siteUrl, clock)).catch(
      logFailure('payment reminders'),
    )
    await withJobLock(db, 'notices', tx => sendNotices(tx, { siteUrl: config.siteUrl, clock })).catch(
      logFailure('notices'),
    )
    await withJobLock(db, 'erasure', () => eraseDue({ db, files }, clock.now())).catch(logFailure('erasure'))
    await withJobLock(db, 'sweep', () => sweepResumes({ db, files }, clock.now())).catch(
      logFailure('resume cleanup'),
    )
    await withJobLock(db, 'sweep', () => sweepArrivalDetails({ db, files }, clock.now())).catch(
      logFailure('cleanup of arrival details'),
    )
    await withJobLock(db, 'sweep', () => sweepPortraits({ db, files })).catch(logFailure('portrait cleanup'))
    await withJobLock(db, 'sweep', () => sweepDocuments({ db, files })).catch(logFailure('document cleanup'))
    await withJobLock(db, 'sweep', () => sweepExports({ db, files }, clock.now())).catch(
      logFailure('export cleanup'),
    )
    await removeOldUploads(config.dataDir).catch(logFailure('resume cleanup'))
  }
  let running = runHourly()
  const hours = setInterval(() => {
    running = runHourly()
  }, HOUR_MS)
  const stopping = new AbortController()
  let completing: Promise<void> | undefined
  const complete = () => {
    completing ??= completePortraits({ db, files, clock, signal: stopping.signal })
      .catch(logFailure('files of portraits'))
      .finally(() => {
        completing = undefined
      })
  }
  complete()
  // Not awaited at the end: it can take long, and what is interrupted is made again.
  let isBackingUp = false
  const backUp = async () => {
    if (isBackingUp) return
    isBackingUp = true
    await runDueBackups({ config, db, url, clock, files }).catch(logFailure('backup'))
    isBackingUp = false
  }
  void backUp()
  let publishing: Promise<void> = Promise.resolve()
  let expiring: Promise<void> = Promise.resolve()
  let resetting: Promise<void> = Promise.resolve()
  const minutes = setInterval(() => {
    complete()
    void backUp()
    publishing = publishMissingDocuments({ db, files, clock }).catch(logFailure('documents'))
    expiring = withJobLock(db, 'offers', () =>
      expireOffers({ db, siteUrl: config.siteUrl, now: clock.now() }),
    ).catch(logFailure('offered places'))
    resetting = withJobLock(db, 'second_factors', () =>
      runDueResets({ db, siteUrl: config.siteUrl, now: clock.now() }),
    ).catch(logFailure('second factors'))
  }, MINUTE_MS)
  let sendingBatch: Promise<void> = Promise.resolve()
  // One archive at a time in each process; `makeNextExport` leaves those of other processes alone.
  let exporting: Promise<unknown> = Promise.resolve()
  let isExporting = false
  const exportNext = async () => {
    if (isExporting) return
    isExporting = true
    await makeNextExport({ db, files, clock, config }).catch(logFailure('export of personal data'))
    isExporting = false
  }
  const batches = setInterval(() => {
    const send = (tx: Tx) => sendBatch(tx, { config, secret }, { now: clock.now() })
    if (!isExporting) exporting = exportNext()
    sendingBatch = withJobLock(db, 'group_mails', send).catch(logFailure('group mails'))
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
