import './followers.ts'
import type { JobOverPeople } from '@academy/contract/base/jobs'
import { renewVerification } from './areas/access/accounts/send-links.ts'
import { runDueResets } from './areas/access/second-factor/reset.ts'
import { expireOffers } from './areas/admission/places/expire.ts'
import { areResultMailsWanted, sendDueResultMails } from './areas/admission/places/send-result-mails.ts'
import { isBatchWanted, sendBatch } from './areas/messages/group-mails/send-batch.ts'
import { sendNotices } from './areas/messages/notices/notices.ts'
import { attachInvoice } from './areas/money/invoices/invoice-pdf.ts'
import { sendPaymentReminders } from './areas/money/payment-reminders/send.ts'
import { sweepArrivalDetails } from './areas/people/arrival-details/store-consent.ts'
import { sweepResumes } from './areas/people/profile/resumes.ts'
import { eraseAgain, eraseDue } from './areas/privacy/erasure/erase.ts'
import { eraseDormant, notifyDormant } from './areas/privacy/erasure/erase-dormant.ts'
import { makeNextExport, sweepExports } from './areas/privacy/personal-data/make-export.ts'
import { sendReminders } from './areas/programme/masterclasses/reminders.ts'
import { completePortraits } from './areas/programme/teachers/complete-portraits.ts'
import { sweepPortraits } from './areas/programme/teachers/portraits.ts'
import { sweepDocuments } from './areas/site/documents/documents.ts'
import { publishMissingDocuments } from './areas/site/documents/publish.ts'
import type { Clock } from './base/clock.ts'
import type { Config } from './base/config.ts'
import type { FileStore } from './base/files/store.ts'
import { alertFailures } from './base/jobs/failures.ts'
import { type Log, startSender } from './base/mail/sender.ts'
import { type JobMetrics, jobMetrics } from './base/metrics/counters.ts'
import { removeOldUploads } from './base/uploads/received-file.ts'
import { type Job, withJobLock } from './db/advisory-locks.ts'
import type { Db, Tx } from './db/connection.ts'
import { deleteExpiredData } from './delete-expired-data.ts'

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
  log: Log & { error(fields: object, message: string): void }
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
 * Starts the background jobs: sending mails, also to groups, reminders, letters of final saves, offered places, first documents,
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
  const stopping = new AbortController()
  /**
   * Runs a job; a failure is logged, counted, and ends nothing else. While the program stops none begins: on a busy
   * machine all of them would take longer than it waits.
   */
  const run = async (job: string, work: () => Promise<unknown>): Promise<void> => {
    if (stopping.signal.aborted) return
    await metrics
      .track(job, work)
      .catch((error: unknown) => log.error({ error: String(error) }, `${job} failed`))
  }
  const { siteUrl, alertEmail } = config
  const locked = (job: string, lock: Job, work: () => Promise<unknown>) =>
    run(job, () => withJobLock(url, lock, work))
  const inTransaction = (job: string, lock: Job, work: (tx: Tx) => Promise<unknown>) =>
    locked(job, lock, () => db.transaction().execute(work))
  const sweep = (job: string, work: () => Promise<unknown>) => locked(job, 'sweep', work)
  /** Runs a job that does something for each person by itself. It fails, and somebody is told, if it does for anybody. */
  const forEach = (name: string, lock: Job, job: JobOverPeople, work: () => Promise<unknown>) =>
    run(name, async () => {
      if (await withJobLock(url, lock, work))
        await alertFailures(db, { job, now: clock.now(), siteUrl, alertEmail })
    })
  const forEachIn = (name: string, lock: Job, job: JobOverPeople, work: (tx: Tx) => Promise<unknown>) =>
    forEach(name, lock, job, () => db.transaction().execute(work))
  const sendDueBatch = async () => {
    // Asks for the lock, which takes a connection, only if there is something to do.
    if (!(await isBatchWanted(db))) return
    const now = clock.now()
    let queued: number | undefined
    await withJobLock(url, 'group_mails', async () => {
      queued = await db.transaction().execute(tx => sendBatch(tx, { config, secret }, { now }))
    })
    if (queued !== undefined) await alertFailures(db, { job: 'group_mails', now, siteUrl, alertEmail })
  }
  const sendWaitingLetters = async () => {
    const now = clock.now()
    if (!(await areResultMailsWanted(db, now))) return
    if (await withJobLock(url, 'letters', () => sendDueResultMails({ db, siteUrl, now })))
      await alertFailures(db, { job: 'letters', now, siteUrl, alertEmail })
  }
  const runHourly = async () => {
    await inTransaction('cleanup', 'cleanup', tx => deleteExpiredData(tx, clock.now()))
    await forEachIn('reminders', 'remind', 'reminders', tx => sendReminders(tx, siteUrl, clock))
    await forEachIn('payment reminders', 'payment_reminders', 'payment_reminders', tx =>
      sendPaymentReminders(tx, siteUrl, clock),
    )
    await forEachIn('notices', 'notices', 'notices', tx => sendNotices(tx, { siteUrl, clock }))
    await forEach('erasure', 'erasure', 'erasure', () => eraseDue({ db, files }, clock.now()))
    await forEach('erasure after a restore', 'erasure', 'erasure_again', () =>
      eraseAgain({ db, files }, clock.now()),
    )
    await forEachIn('notices of erasure', 'erasure', 'dormancy_notices', tx =>
      notifyDormant(tx, siteUrl, clock.now()),
    )
    await forEach('erasure of accounts without a login', 'erasure', 'erasure_dormant', () =>
      eraseDormant({ db, files }, clock.now()),
    )
    await sweep('resume cleanup', () => sweepResumes({ db, files }, clock.now()))
    await sweep('cleanup of arrival details', () => sweepArrivalDetails({ db, files }, clock.now()))
    await sweep('portrait cleanup', () => sweepPortraits({ db, files }))
    await sweep('document cleanup', () => sweepDocuments({ db, files }))
    await sweep('export cleanup', () => sweepExports({ db, files }, clock.now()))
    await run('upload cleanup', () => removeOldUploads(config.dataDir))
  }
  const repeated = [
    repeat(HOUR_MS, runHourly),
    repeat(MINUTE_MS, () =>
      run('files of portraits', () => completePortraits({ db, files, clock, signal: stopping.signal })),
    ),
    repeat(MINUTE_MS, () => run('documents', () => publishMissingDocuments({ db, files, clock }))),
    repeat(MINUTE_MS, () =>
      forEach('offered places', 'offers', 'offers', () => expireOffers({ db, siteUrl, now: clock.now() })),
    ),
    repeat(MINUTE_MS, () =>
      forEach('second factors', 'second_factors', 'second_factors', () =>
        runDueResets({ db, siteUrl, now: clock.now() }),
      ),
    ),
    repeat(BATCH_CHECK_MS, () => run('letters of final saves', sendWaitingLetters)),
    // `makeNextExport` leaves the archives of other processes alone.
    repeat(BATCH_CHECK_MS, () =>
      run('export of personal data', () => makeNextExport({ db, files, clock, config })),
    ),
    repeat(BATCH_CHECK_MS, () => run('group mails', sendDueBatch)),
  ]
  const backups = repeat(MINUTE_MS, () =>
    run('backup', async () => {
      if (!config.backup) return
      const { runDueBackups } = await import('./base/backups/run-due.ts')
      await runDueBackups({ config, db, url, clock, files })
    }),
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
