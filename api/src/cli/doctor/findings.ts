import { type LastRuns, triesOf } from '../../base/backups/queries.ts'
import { backupState } from '../../base/backups/rules.ts'

export type State = 'ok' | 'warning' | 'failure'

/** What a check has found, in one line without secrets. */
export interface Finding {
  state: State
  about: string
  text: string
}

const MAX_CLOCK_DIFFERENCE = 5_000
const GIGABYTE = 1024 ** 3
const TOO_LITTLE_DISK = 0.2 * GIGABYTE
const DAY = 24 * 60 * 60 * 1000
const EXPIRES_SOON = 14
const OLDEST_POSTGRES = 150_000

export interface DatabaseFacts {
  version: string
  version_number: number
  encoding: string
  is_superuser: boolean
  /** Connections that other roles and programs leave for this one. */
  free_connections: number
  /** Settings without which a crash can lose or damage what was acknowledged. */
  unsafe_settings: string[]
}

/** Judges version, encoding and settings of the database server. */
export const judgeDatabase = (facts: DatabaseFacts, poolSize: number): Finding[] => {
  const { version, version_number, encoding, is_superuser, free_connections, unsafe_settings } = facts
  const failures = [
    ...(version_number < OLDEST_POSTGRES ? [`PostgreSQL ${version} is too old: 15 or newer is needed`] : []),
    ...(encoding === 'UTF8' ? [] : [`its encoding is ${encoding} instead of UTF8`]),
  ]
  const warnings = [
    ...unsafe_settings.map(setting => `${setting}: a crash of the server can lose or damage data`),
    ...(is_superuser ? ['the account is a superuser: give the program an account of its own'] : []),
    ...(free_connections < poolSize
      ? [`${free_connections} connections are free, and each process uses up to ${poolSize}`]
      : []),
  ]
  const found = [
    ...failures.map(text => ({ state: 'failure' as const, text })),
    ...warnings.map(text => ({ state: 'warning' as const, text })),
  ]
  return found.length > 0
    ? found.map(finding => ({ about: 'Database', ...finding }))
    : [{ about: 'Database', state: 'ok', text: `PostgreSQL ${version}` }]
}

export interface SchemaFacts {
  /** The program has never been started on this database. */
  isEmpty: boolean
  pending: number
  /** Why the program would not start on this database. */
  refusal: string | null
}

/** Judges whether the schema of the database is that of the program. */
export const judgeMigrations = ({ isEmpty, pending, refusal }: SchemaFacts): Finding => {
  const about = 'Migrations'
  if (refusal) return { about, state: 'failure', text: refusal }
  if (isEmpty) return { about, state: 'warning', text: 'the database is empty: npm start fills it' }
  return pending === 0
    ? { about, state: 'ok', text: 'the schema is up to date' }
    : { about, state: 'warning', text: `${pending} are pending: the next start runs them` }
}

/** Judges the difference between the clocks of this machine and of the database. */
export const judgeClock = (difference: number): Finding => ({
  about: 'Clock',
  state: Math.abs(difference) > MAX_CLOCK_DIFFERENCE ? 'warning' : 'ok',
  text: `${(Math.abs(difference) / 1000).toFixed(1)} s ${difference < 0 ? 'behind' : 'ahead of'} the database`,
})

/** Judges the free space of the data folder, in bytes. Less than `little` is a warning: DISK_WARNING_MB. */
export const judgeDisk = (free: number, little: number, folder: string): Finding => {
  const text = `${(free / GIGABYTE).toFixed(1)} GB are free in ${folder}`
  if (free < TOO_LITTLE_DISK) return { about: 'Disk', state: 'failure', text }
  return free < little
    ? { about: 'Disk', state: 'warning', text: `${text}, less than DISK_WARNING_MB` }
    : { about: 'Disk', state: 'ok', text }
}

const stamp = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Judges the age of the last backup on the schedule. */
export const judgeBackup = (
  runs: LastRuns,
  { isOn, isProduction }: { isOn: boolean; isProduction: boolean },
  now: Date,
): Finding => {
  const about = 'Backup'
  if (!isOn)
    return {
      about,
      state: isProduction ? 'warning' : 'ok',
      text: 'none on a schedule: BACKUP is off',
    }
  const { good_backup_at: last, restored_at, backup_error } = runs
  const state = backupState(now, triesOf(runs))
  const hours = last ? Math.floor((now.getTime() - last.getTime()) / (DAY / 24)) : 0
  const age = last ? `the last good one is ${hours} h old (${stamp(last)})` : 'there is no good one yet'
  const texts: Record<typeof state, string> = {
    ok: restored_at
      ? `${age}, restored on trial at ${stamp(restored_at)}`
      : `${age}, never restored on trial`,
    old: age,
    missing: age,
    failed: `${age}; the last attempt failed: ${backup_error}`,
    check_failed: `${age}, but it could not be restored on trial`,
  }
  return {
    about,
    state: state === 'ok' ? 'ok' : state === 'missing' ? 'warning' : 'failure',
    text: texts[state],
  }
}

export interface CertificateFacts {
  host: string
  expires: Date
  /** Why it is not trusted, if it is not. */
  distrust: string | null
}

/** Judges the certificate of a server that people or the program connect to. */
export const judgeCertificate = ({ host, expires, distrust }: CertificateFacts, now: Date): Finding => {
  const days = Math.floor((expires.getTime() - now.getTime()) / DAY)
  const about = 'Certificate'
  if (days < 0)
    return {
      about,
      state: 'failure',
      text: `that of ${host} expired on ${expires.toISOString().slice(0, 10)}`,
    }
  if (distrust) return { about, state: 'failure', text: `that of ${host} is not trusted: ${distrust}` }
  return {
    about,
    state: days < EXPIRES_SOON ? 'warning' : 'ok',
    text: `that of ${host} is valid for ${days} more days`,
  }
}

/** The exit code: only failures are errors. */
export const exitCodeOf = (findings: readonly Finding[]): number =>
  findings.some(({ state }) => state === 'failure') ? 1 : 0
