import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../api/src/base/config.ts'
import { connect, type Db } from '../../api/src/db/connection.ts'
import { openServer } from '../../api/src/open.ts'
import { programFlags } from '../../scripts/lib/node.mjs'
import { copyDemo } from '../../scripts/lib/seeded-demo.ts'
import { programFile } from '../../scripts/lib/start-program.ts'
import { type Server, startServer } from './process.ts'
import { isTrial } from './scale.ts'

export const withDataFolder = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-bench-'))
  if (isTrial) await copyDemo(await trialDemo(), dataDir)
  return work(dataDir).finally(() => rm(dataDir, { recursive: true, force: true }))
}

let madeDemo: Promise<string> | undefined

/** A trial starts from a copy of one demo: making it takes as long as the rest of a benchmark. */
const trialDemo = (): Promise<string> => {
  madeDemo ??= (async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'academy-trial-'))
    await (await startProduct(dataDir)).stop()
    return dataDir
  })()
  return madeDemo
}

export const removeTrialDemo = async (): Promise<void> => {
  if (madeDemo) await rm(await madeDemo, { recursive: true, force: true })
}

const bundle = process.env['BUNDLED_PROGRAMS']

/** Starts the product as `npm start` does, with demo data and embedded database, logging and counting as in production. */
export const startProduct = (dataDir: string, env: Record<string, string> = {}): Promise<Server> =>
  startServer({
    file: programFile('api/src/main.ts'),
    flags: programFlags,
    path: '/api/ping',
    env: {
      ...(bundle && { NODE_COMPILE_CACHE: join(bundle, '.compiled') }),
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      ...env,
    },
  })

/** Runs the product with demo data of its own. */
export const withProduct = <T>(work: (product: Server) => Promise<T>): Promise<T> =>
  withDataFolder(async dataDir => {
    const product = await startProduct(dataDir)
    return work(product).finally(() => product.stop())
  })

/** Starts the baseline (`node:http` and `pg` alone) on the database of the product. */
const startBare = (databaseUrl: string): Promise<Server> => {
  const { NODE_COMPILE_CACHE } = process.env
  return startServer({
    file: join(import.meta.dirname, '../bare-server.ts'),
    path: '/api/academyCurrent',
    env: { DATABASE_URL: databaseUrl, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
  })
}

export interface ServerPair {
  product: Server
  bare: Server
  databaseUrl: string
}

/** Filling takes longer than any statement of the program, and all who wait share one connection. */
const FILL_TIMEOUT_MS = 3_600_000

const openDatabase = async <T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> => {
  await using all = new AsyncDisposableStack()
  const server = await openServer(readConfig({ DATA_DIR: dataDir }), 'command', () => {})
  all.adopt(server, database => database.stop())
  const connection = all.adopt(connect(server.url, 1, FILL_TIMEOUT_MS, FILL_TIMEOUT_MS), one => one.close())
  return await work(connection.db)
}

/** Makes an installation with demo data and changes its database while the product does not run. */
export const prepareDatabase = async (dataDir: string, work: (db: Db) => Promise<void>): Promise<void> => {
  await (await startProduct(dataDir)).stop()
  await openDatabase(dataDir, work)
}

/** Runs the product and gives access to its database, to insert data before the measurement. */
export const databaseOn = async <T>(
  dataDir: string,
  work: (product: Server, db: Db) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> => {
  await using all = new AsyncDisposableStack()
  const product = all.adopt(await startProduct(dataDir, env), server => server.stop())
  return await openDatabase(dataDir, db => work(product, db))
}

/** Runs both servers on the same data, which is created if missing. */
export const serversOn = async <T>(
  dataDir: string,
  work: (servers: ServerPair) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> => {
  await using all = new AsyncDisposableStack()
  const keep = <S extends { stop(): Promise<void> }>(server: S) => all.adopt(server, () => server.stop())
  const product = keep(await startProduct(dataDir, env))
  const database = keep(await openServer(readConfig({ DATA_DIR: dataDir }), 'command', () => {}))
  const bare = keep(await startBare(database.url))
  return await work({ product, bare, databaseUrl: database.url })
}

/** Runs both servers on demo data, and measures once the jobs of the start are done. */
export const withBothServers = <T>(
  work: (servers: ServerPair) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> =>
  withDataFolder(dataDir =>
    serversOn(
      dataDir,
      async servers => {
        if (!isTrial) await servers.product.untilIdle()
        return work(servers)
      },
      env,
    ),
  )
