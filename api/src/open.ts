import { join } from 'node:path'
import type { Config } from './config.ts'
import { type Connection, connect } from './db/connection.ts'
import { refuseOtherDatabase } from './db/demo/refuse-other-data.ts'
import { openEmbedded } from './db/embedded/server.ts'
import { migrate } from './db/migrate.ts'
import { checkServer } from './db/server-version.ts'
import { downloadLink } from './lib/files/download-link.ts'
import { folderStore } from './lib/files/folder-store.ts'
import { s3Store } from './lib/files/s3-store.ts'
import type { FileStore } from './lib/files/store.ts'
import { keptSecret } from './lib/secret.ts'
import { isDoneWithin } from './lib/within.ts'

/** The database server: the configured one, or the embedded one. */
export const openServer = async (
  config: Config,
  holder: 'app' | 'command',
  say: (line: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> => {
  if (config.databaseUrl) {
    await checkServer(config.databaseUrl)
    return { url: config.databaseUrl, stop: async () => {} }
  }
  const label = `${config.siteUrl} (process ${process.pid})`
  return openEmbedded({ dataDir: config.dataDir, holder, label, say })
}

const CLOSE_LIMIT = 2_000

export interface House extends Connection {
  url: string
  secret: string
  files: FileStore
}

export const openFiles = (config: Config, secret: string): FileStore =>
  config.s3
    ? s3Store(config.s3)
    : folderStore({ root: join(config.dataDir, 'files'), linkTo: downloadLink(config.siteUrl, secret) })

/** Server, migrated database, secret and files: what the program and every command start from. */
export const openHouse = async (
  config: Config,
  holder: 'app' | 'command',
  say: (line: string) => void,
): Promise<House> => {
  const server = await openServer(config, holder, say)
  try {
    if (holder === 'app' && !config.isProduction) await refuseOtherDatabase(server.url)
    const done = await migrate(server.url)
    if (done.length > 0) say(`The database was brought up to date (${done.length} migrations).`)
    const secret = config.secret ?? (await keptSecret(config.dataDir))
    const connection = connect(server.url, config.poolSize)
    return {
      ...connection,
      url: server.url,
      secret,
      files: openFiles(config, secret),
      close: async () => {
        // A query that hangs must not keep the embedded server running.
        await isDoneWithin(CLOSE_LIMIT, connection.close()).catch(() => {})
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
