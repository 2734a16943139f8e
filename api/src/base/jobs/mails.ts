import type { JobOverPeople } from '@academy/contract/office/dashboard/jobs'
import type { Db } from '../../db/connection.ts'
import { dayInVienna } from '../clock.ts'
import { toAddress } from '../mail/recipient.ts'
import { sendMail } from '../mail/send-mail.ts'
import { findErrors } from './failures.ts'

/** Enough to find the cause. */
const MAX_NAMED = 20

interface Alert {
  job: JobOverPeople
  now: Date
  siteUrl: string
  /** Where the program writes when something has failed. */
  alertEmail: string | undefined
}

/**
 * After a run: fails if the job failed for anybody, and tells the address for failures, at most once a day. People are
 * named by their number.
 */
export const alertFailures = async (db: Db, { job, now, siteUrl, alertEmail }: Alert): Promise<void> => {
  const errors = await findErrors(db, job)
  if (errors.length === 0) return
  const lines = errors
    .slice(0, MAX_NAMED)
    .map(({ account_id, masterclass_id, error }) =>
      account_id === null ? `masterclass ${masterclass_id}: ${error}` : `person ${account_id}: ${error}`,
    )
  if (alertEmail) {
    const mail = {
      key: `job-failed:${job}:${dayInVienna(now)}` as const,
      to: toAddress(alertEmail),
      content: {
        locale: 'de' as const,
        subject: `Etwas ist nicht gelungen · Something has failed: ${job} (${errors.length})`,
        greeting: siteUrl,
        paragraphs: [
          ...lines,
          'Alle anderen sind erledigt, der nächste Versuch folgt von selbst. Die Übersicht des Büros zeigt, wen es betrifft.',
          'Everybody else is done, and the next attempt follows by itself. The dashboard of the office shows whom it concerns.',
        ],
      },
    }
    await db.transaction().execute(tx => sendMail(tx, mail, now))
  }
  throw new Error(`failed for ${errors.length}: ${lines.join('; ')}`)
}
