import { access } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import { connect } from '../../db/connection.ts'
import { lastRuns } from '../../lib/backups/queries.ts'
import type { FileStore } from '../../lib/files/store.ts'
import { messageOf, secretsOf } from '../../lib/mail/failure.ts'
import { openSmtpTransport } from '../../lib/mail/smtp-transport.ts'
import { withTimeout } from '../../lib/with-timeout.ts'
import {
  type Finding,
  judgeBackup,
  judgeCertificate,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeMigrations,
} from './findings.ts'
import { probeCertificate, probeDatabase, probeDisk, probeFiles } from './probes.ts'

const LIMIT = 30_000

/** Everything in the configuration that must not be printed. */
const secretsIn = ({ databaseUrl, smtp, s3, secret }: Config): string[] => {
  const database = databaseUrl ? new URL(databaseUrl).password : ''
  const found = [
    ...(smtp ? secretsOf(smtp.smtpUrl) : []),
    ...(databaseUrl ? [databaseUrl, database, decodeURIComponent(database)] : []),
    s3?.secretAccessKey ?? '',
    secret ?? '',
  ]
  return found.filter(text => text !== '')
}

/** Reads what became of the backups; not possible before the migrations have run. */
const examineBackups = async (url: string, config: Config, pending: number): Promise<Finding[]> => {
  if (pending > 0) return []
  const { db, close } = connect(url, 1)
  try {
    return [judgeBackup(await lastRuns(db), { isOn: config.backup !== undefined, ...config }, new Date())]
  } finally {
    await close()
  }
}

const examineDatabase = async (url: string, config: Config): Promise<Finding[]> => {
  const probe = await probeDatabase(url)
  return [
    ...judgeDatabase(probe, config.poolSize),
    judgeMigrations(probe.pending_migrations),
    judgeClock(probe.clock_difference),
    ...(await examineBackups(url, config, probe.pending_migrations)),
  ]
}

const examineMail = async ({ smtp, isProduction }: Config): Promise<Finding[]> => {
  const about = 'Mail'
  if (!smtp)
    return [{ about, state: isProduction ? 'failure' : 'warning', text: 'without SMTP_URL no mail leaves' }]
  const transport = openSmtpTransport(smtp)
  try {
    await transport.check()
    return [{ about, state: 'ok', text: `${new URL(smtp.smtpUrl).host} accepts the login` }]
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

/** Certificates that browsers, or this program, have to trust. */
const examineCertificates = async ({ siteUrl, s3 }: Config, now: Date): Promise<Finding[]> => {
  const storage = s3 ? [s3.endpoint, s3.publicEndpoint ?? s3.endpoint] : []
  const urls = [...new Set([siteUrl, ...storage])].filter(url => url.startsWith('https:'))
  const probed = await Promise.all(urls.map(probeCertificate))
  return probed.map(facts => judgeCertificate(facts, now))
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
    ['Disk', async () => [judgeDisk(await probeDisk(config.dataDir), config.dataDir)]],
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
