import type { JobOverPeople } from '@academy/contract/base/jobs'
import type { FailedJob } from '@academy/contract/base/schemas'
import { instant, json, nullable, number, text } from '../../db/columns.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { fixedCommand, fixedStatement } from '../../db/fixed-statement.ts'
import { dayInVienna } from '../clock.ts'
import { sendMail, toAddress } from '../mail/send-mail.ts'

/** Whom or what an item of a job concerns. */
export type Subject = { account_id: number } | { masterclass_id: number }

/** The message of the error without what PostgreSQL adds about the row. */
const messageOf = (error: unknown): string => String(error).replaceAll('\0', '').toWellFormed().slice(0, 500)

const failureStatement = (column: 'account_id' | 'masterclass_id') =>
  fixedStatement({
    id: number(),
  })<[job: JobOverPeople, subject: number, now: Date, error: string]>(`
    insert into job_failures (job, ${column}, first_at, last_at, error)
    select $1, row.id, $3::timestamptz, $3, $4 from ${column === 'account_id' ? 'accounts' : 'masterclasses'} row where row.id = $2
    on conflict (${column}, job) where ${column} is not null
    do update set last_at = greatest(job_failures.first_at, excluded.last_at), error = excluded.error
    returning id`)
const ofAccount = failureStatement('account_id')
const ofMasterclass = failureStatement('masterclass_id')

/** Records that a job failed for this person or masterclass. Returns the id of the row, none if they are gone. */
export const recordFailure = async (
  db: Db | Tx,
  { job, now, subject, error }: { job: JobOverPeople; now: Date; subject: Subject; error: unknown },
): Promise<number[]> => {
  const message = messageOf(error)
  const rows =
    'account_id' in subject
      ? await ofAccount(db, job, subject.account_id, now, message)
      : await ofMasterclass(db, job, subject.masterclass_id, now, message)
  return rows.map(({ id }) => id)
}

const clearStatement = fixedCommand<[job: JobOverPeople, still: number[]]>(
  'delete from job_failures where job = $1 and id <> all($2)',
)

/** Forgets failures of former runs. */
export const clearFailures = (db: Db | Tx, job: JobOverPeople, still: number[]) =>
  clearStatement(db, job, still)

const clearOfStatement = fixedCommand<[job: JobOverPeople, account_ids: number[]]>(
  'delete from job_failures where job = $1 and account_id = any($2)',
)

/** Forgets the failures for these people. */
export const clearFailuresOf = (db: Db | Tx, job: JobOverPeople, done: readonly Subject[]) =>
  clearOfStatement(
    db,
    job,
    done.flatMap(subject => ('account_id' in subject ? subject.account_id : [])),
  )

const errorsStatement = fixedStatement({
  account_id: nullable(number()),
  masterclass_id: nullable(number()),
  error: text(),
})<[job: JobOverPeople]>(
  'select account_id, masterclass_id, error from job_failures where job = $1 order by id',
)

/** Returns for whom the last run of a job failed, by number. */
export const findErrors = (db: Db, job: JobOverPeople) => errorsStatement(db, job)

const MAX_SHOWN = 50

type StoredFailure = Omit<FailedJob, 'since'> & { since: Date }
const shownStatement = fixedStatement<StoredFailure>({
  job: text(),
  since: instant(),
  person: nullable(json()),
  masterclass_id: nullable(number()),
})(`
  select failure.job, failure.first_at as since, failure.masterclass_id,
    case when account.id is not null then json_build_object(
      'id', account.id, 'full_name', full_name(account.first_name, account.last_name)) end as person
  from job_failures failure left join accounts account on account.id = failure.account_id
  order by failure.first_at, failure.id limit ${MAX_SHOWN}`)

/** Returns what jobs could not do, the oldest first. */
export const findFailedJobs = async (db: Db): Promise<FailedJob[]> =>
  (await shownStatement(db)).map(({ since, ...failed }) => ({ ...failed, since: since.toISOString() }))

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
