import { access } from 'node:fs/promises'
import { lastRuns, noRuns } from '../../base/backups/queries.ts'
import type { Config } from '../../base/config.ts'
import { s3Store } from '../../base/files/s3-store.ts'
import type { FileStore } from '../../base/files/store.ts'
import { messageOf, secretsOf } from '../../base/mail/failure.ts'
import { findPause } from '../../base/mail/review.ts'
import { openSmtpTransport } from '../../base/mail/smtp-transport.ts'
import { withTimeout } from '../../base/with-timeout.ts'
import { connect, type Db } from '../../db/connection.ts'
import {
  type Finding,
  judgeBackup,
  judgeCertificate,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeMigrations,
  type SchemaFacts,
} from './findings.ts'
import { probeCertificate, probeDatabase, probeDisk, probeFiles, probeFolder } from './probes.ts'

const LIMIT = 30_000

/** Everything in the configuration that must not be printed. */
const secretsIn = ({ databaseUrl, smtp, s3, backup, secret }: Config): string[] => {
  const database = databaseUrl ? new URL(databaseUrl).password : ''
  const found = [
    ...(smtp ? secretsOf(smtp.smtpUrl) : []),
    ...(databaseUrl ? [databaseUrl, database, decodeURIComponent(database)] : []),
    s3?.secretAccessKey ?? '',
    backup?.place.kind === 's3' ? backup.place.s3.secretAccessKey : '',
    secret ?? '',
  ]
  return found.filter(text => text !== '')
}

/** Judges what became of the backups. A schema of another version may not say it. */
const examineBackups = async (db: Db, config: Config, { isEmpty, pending }: SchemaFacts) => {
  const settings = { isOn: config.backup !== undefined, ...config }
  try {
    const runs = settings.isOn && !isEmpty ? await lastRuns(db) : noRuns
    return judgeBackup(runs, settings, new Date())
  } catch (error) {
    const reason = pending > 0 ? 'the schema is not up to date' : messageOf(error, secretsIn(config))
    const state = pending > 0 ? 'warning' : 'failure'
    return { about: 'Backup', state, text: `what became of them could not be read: ${reason}` } as const
  }
}

/** Says that mails are held since a restore, if the schema is one that can say it. */
const examineHold = async (db: Db, { pending }: SchemaFacts): Promise<Finding[]> => {
  const pause = pending === 0 && (await findPause(db))
  if (!pause) return []
  const since = pause.since.toISOString()
  const text = `none leaves since the restore of ${since}: npm run outbox -- resume, or discard`
  return [{ about: 'Mail', state: 'warning', text }]
}

const examineDatabase = async (url: string, config: Config): Promise<Finding[]> => {
  const probe = await probeDatabase(url)
  const { db, close } = connect(url, 1)
  try {
    return [
      ...judgeDatabase(probe, config.poolSize),
      judgeMigrations(probe.schema),
      judgeClock(probe.clock_difference),
      await examineBackups(db, config, probe.schema),
      ...(await examineHold(db, probe.schema)),
    ]
  } finally {
    await close()
  }
}

/** Stores something small where the archives go. */
const examineBackupPlace = async ({ backup }: Config): Promise<Finding[]> => {
  const about = 'Place of the backups'
  if (!backup) return []
  const { place } = backup
  if (place.kind === 's3') {
    await probeFiles(s3Store(place.s3))
    const { endpoint, bucket } = place.s3
    return [{ about, state: 'ok', text: `${endpoint}, bucket ${bucket}, can be written` }]
  }
  const { exists } = await probeFolder(place.folder)
  return exists
    ? [{ about, state: 'ok', text: `${place.folder} can be written` }]
    : [{ about, state: 'warning', text: `${place.folder} does not exist: the next backup creates it` }]
}

const NO_TLS = /wrong version number|packet length too long|upgrading connection with STARTTLS/

/** Says which mail server fails, and in words what OpenSSL says in codes. */
const explainFailure = (error: unknown, { protocol, host }: URL): Error => {
  const server = `${protocol}//${host}`
  const message = error instanceof Error ? error.message : String(error)
  if (NO_TLS.test(message)) return new Error(`${server} does not offer TLS there: see SMTP_TLS`)
  const [, reason] = /:SSL routines:[^:]*:([^:]+)/.exec(message) ?? []
  return new Error(
    reason ? `the TLS connection to ${server} failed: ${reason}` : `${host} cannot be used: ${message}`,
  )
}

const examineMail = async ({ smtp, isProduction }: Config): Promise<Finding[]> => {
  const about = 'Mail'
  if (!smtp)
    return [{ about, state: isProduction ? 'failure' : 'warning', text: 'without SMTP_URL no mail leaves' }]
  const transport = openSmtpTransport(smtp)
  const server = new URL(smtp.smtpUrl)
  try {
    await transport.check()
    return [{ about, state: 'ok', text: `${server.host} accepts the login` }]
  } catch (error) {
    throw explainFailure(error, server)
  } finally {
    transport.close()
  }
}

const examineFiles = async (files: FileStore, { s3, dataDir }: Config): Promise<Finding[]> => {
  // A store would create the folder of an installation that does not exist.
  if (!s3) await access(dataDir)
  await probeFiles(files)
  const where = s3 ? `${s3.endpoint}, bucket ${s3.bucket}` : 'the data folder'
  return [{ about: 'Files', state: 'ok', text: `stored, read and removed in ${where}` }]
}

/** Judges one certificate. A server that does not answer says nothing about the others. */
const examineCertificate = async (url: string, now: Date): Promise<Finding> => {
  try {
    return judgeCertificate(await probeCertificate(url), now)
  } catch (error) {
    const text = `that of ${new URL(url).hostname} cannot be read: ${messageOf(error, [])}`
    return { about: 'Certificate', state: 'failure', text }
  }
}

/** Certificates that browsers, or this program, have to trust. */
const examineCertificates = async ({ siteUrl, s3, backup }: Config, now: Date): Promise<Finding[]> => {
  const storage = [
    ...(s3 ? [s3.endpoint, s3.publicEndpoint ?? s3.endpoint] : []),
    ...(backup?.place.kind === 's3' ? [backup.place.s3.endpoint] : []),
  ]
  const urls = [...new Set([siteUrl, ...storage])].filter(url => url.startsWith('https:'))
  return Promise.all(urls.map(url => examineCertificate(url, now)))
}

interface Examined {
  config: Config
  /** The database, or why it cannot be opened. */
  database: { url: string } | { error: unknown }
  files: FileStore
  now: Date
}

/** Checks everything that the program needs, all at the same time; one that fails does not stop the others. */
export const examine = async ({ config, database, files, now }: Examined): Promise<Finding[]> => {
  const secrets = secretsIn(config)
  const checks: [about: string, work: () => Promise<Finding[]>][] = [
    [
      'Database',
      async () => {
        if ('error' in database) throw database.error
        return examineDatabase(database.url, config)
      },
    ],
    ['Place of the backups', () => examineBackupPlace(config)],
    [
      'Disk',
      async () => [judgeDisk(await probeDisk(config.dataDir), config.diskWarningBytes, config.dataDir)],
    ],
    ['Mail', () => examineMail(config)],
    ['Files', () => examineFiles(files, config)],
    ['Certificate', () => examineCertificates(config, now)],
  ]
  const found = await Promise.all(
    checks.map(([about, work]) =>
      withTimeout(LIMIT, about, work()).catch((error): Finding[] => [
        { about, state: 'failure', text: messageOf(error, secrets) },
      ]),
    ),
  )
  return found.flat()
}
