import { sendNotices } from '../../api/src/areas/messages/notices/notices.ts'
import { sendPaymentReminders } from '../../api/src/areas/money/payment-reminders/send.ts'
import { sendReminders } from '../../api/src/areas/programme/masterclasses/reminders.ts'
import { clockFrom } from '../../api/src/base/clock.ts'
import type { Db, Tx } from '../../api/src/db/connection.ts'
import { deleteExpiredData } from '../../api/src/delete-expired-data.ts'
import type { Measurement } from './growth.ts'

const siteUrl = 'https://academy.example.org'
const clock = clockFrom(undefined)

const jobs: { what: string; run(tx: Tx): Promise<unknown> }[] = [
  { what: 'a job: deleting what has expired', run: tx => deleteExpiredData(tx, clock.now()) },
  { what: 'a job: reminders of masterclasses', run: tx => sendReminders(tx, siteUrl, clock) },
  { what: 'a job: reminders of payments', run: tx => sendPaymentReminders(tx, siteUrl, clock) },
  { what: 'a job: notices', run: tx => sendNotices(tx, { siteUrl, clock }) },
]

export const JOBS = jobs.map(({ what }) => what)

const ROUNDS = 5

/** Runs each job several times; only the first of them finds something to do. Nothing else runs meanwhile. */
export const measureJobs = async (db: Db): Promise<Measurement[]> => {
  const measured: Measurement[] = []
  for (const { run } of jobs) {
    const times: number[] = []
    while (times.length < ROUNDS) {
      const began = performance.now()
      await db.transaction().execute(run)
      times.push(performance.now() - began)
    }
    const p50 = Math.min(...times)
    measured.push({ ratio: p50, p50 })
  }
  return measured
}
