import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clockFrom } from './base/clock.ts'
import type { Config } from './base/config.ts'
import { downloadLink } from './base/files/content-disposition.ts'
import { folderStore } from './base/files/folder-store.ts'
import { s3Store } from './base/files/s3-store.ts'
import type { FileStore } from './base/files/store.ts'
import { StartRefusal } from './base/start-refusal.ts'
import { loadOrCreateSecret } from './base/tokens.ts'
import { finishesWithin } from './base/with-timeout.ts'
import { type Connection, connect } from './db/connection.ts'
import { versionOf } from './db/embedded/programs.ts'
import { openEmbedded } from './db/embedded/server.ts'
import { migrate, refuseOtherSchema } from './db/migrate.ts'
import { joinInstallation, type Presence } from './db/presence.ts'
import { checkServer } from './db/server-version.ts'
import { refuseOtherDatabase } from './demo/refuse-other-data.ts'

/** Returns the version of this program. */
export const programVersion = async (): Promise<string> => {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8').catch(() => '{}')
  return String(JSON.parse(text).version ?? 'unknown')
}

/** Opens the database server: the configured one, or the embedded one. */
export const openServer = async (
  config: Config,
  role: 'app' | 'command',
  print: (line: string) => void,
  launched?: () => void,
): Promise<{ url: string; stop(): Promise<void> }> => {
  if (config.databaseUrl) {
    await checkServer(config.databaseUrl)
    return { url: config.databaseUrl, stop: async () => {} }
  }
  const label = `${config.siteUrl} (process ${process.pid})`
  // A restore begins with an empty database.
  const made = role === 'app' ? madeDemo(config) : undefined
  return openEmbedded({ dataDir: config.dataDir, role, label, print, launched, made })
}

/** Where the demo of this day is kept, if it was made in advance. */
export const madeDemoFile = ({ madeDemos, clockStart }: Config): string | undefined =>
  madeDemos && join(madeDemos, `${clockFrom(clockStart).today()}.gz`)

/** The archive that a first start can begin with, instead of filling an empty database. */
export const madeDemo = (config: Config): string | undefined => {
  const file = madeDemoFile(config)
  const canBegin = !config.isProduction && !config.databaseUrl && !config.s3
  return canBegin && file && existsSync(file) ? file : undefined
}

const CLOSE_LIMIT = 2_000

export interface Installation extends Connection {
  url: string
  secret: string
  files: FileStore
  /** Resolves when a restore has replaced the database while this process is running. */
  replaced: Promise<void>
}

export const openFiles = (config: Config, secret: string): FileStore =>
  config.s3
    ? s3Store(config.s3)
    : folderStore({ root: join(config.dataDir, 'files'), linkTo: downloadLink(config.siteUrl, secret) })

/**
 * Opens server, database, secret and files, for the program and every command. Only the program migrates;
 * commands refuse a database of another version.
 */
export const openInstallation = async (
  config: Config,
  role: 'app' | 'command',
  print: (line: string) => void,
  { launched, ...schema }: { allowOlder?: boolean; launched?: () => void } = {},
): Promise<Installation> => {
  if (role === 'command') await refuseMissingData(config)
  const server = await openServer(config, role, print, launched)
  let presence: Presence | undefined
  try {
    presence = await joinInstallation(server.url)
    if (role === 'command') await refuseOtherSchema(server.url, schema)
    else await bringUpToDate(config, server.url, print)
    await presence.remember()
    const secret = config.secret ?? (await loadOrCreateSecret(config.dataDir))
    const connection = connect(server.url, config.poolSize)
    return {
      ...connection,
      url: server.url,
      secret,
      files: openFiles(config, secret),
      replaced: presence.replaced,
      close: async () => {
        await presence?.leave()
        // A hanging query must not keep the embedded server running.
        await finishesWithin(CLOSE_LIMIT, connection.close()).catch(() => {})
        await server.stop()
      },
    }
  } catch (error) {
    await presence?.leave()
    await server.stop()
    throw error
  }
}

const bringUpToDate = async (config: Config, url: string, print: (line: string) => void) => {
  if (!config.isProduction) await refuseOtherDatabase(url)
  const done = await migrate(url)
  if (done.length > 0) print(`The database was brought up to date (${done.length} migrations).`)
}

/** Whether there is, or may be, a database: another server is not asked. */
export const mayHaveData = async ({ databaseUrl, dataDir }: Config): Promise<boolean> =>
  databaseUrl !== undefined || (await versionOf(join(dataDir, 'postgres'))) !== undefined

/** Refuses a missing data folder: a command in the wrong folder must not create an installation there. */
export const refuseMissingData = async (config: Config) => {
  if (await mayHaveData(config)) return
  throw new StartRefusal(
    `There is no installation in ${config.dataDir}. Start the site once with npm start, or set DATA_DIR or DATABASE_URL.`,
  )
}
