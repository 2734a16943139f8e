import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programFile } from '../scripts/lib/start-program.ts'
import { median, milliseconds } from './lib/figures.ts'
import { load, requestBytes } from './lib/load.ts'
import type { Server } from './lib/process.ts'
import { WARM_UP_SECONDS } from './lib/rounds.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { type ServerPair, serversOn, startProduct, withDataFolder } from './lib/servers.ts'

export const name = 'Start and memory'

const STARTS = sized(5, 1)
const academy = [requestBytes({ text: 'GET /api/academyCurrent' })]

interface Used {
  ms: number
  cpuMs: number
  started: number
  loaded: number
}

const coldStart = async (dataDir: string, env?: Record<string, string>): Promise<number> => {
  const product = await startProduct(dataDir, env)
  await product.stop()
  return product.startMs
}

/** Makes the demo of today as `npm start` does while it builds the pages, and starts with it. */
const startWithMadeDemo = () =>
  withDataFolder(async folder => {
    const env = { DATA_DIR: join(folder, 'new'), MADE_DEMOS: join(folder, 'demos') }
    const { PATH } = process.env
    await promisify(execFile)(process.execPath, [programFile('api/src/cli/make-demo.ts')], {
      env: { PATH, ...env },
    })
    return coldStart(env.DATA_DIR, { MADE_DEMOS: env.MADE_DEMOS })
  })

const use = async (server: Server, started: number): Promise<Used> => {
  await load({ port: server.port, connections: 16, seconds: WARM_UP_SECONDS, requests: () => academy })
  return { ms: server.startMs, cpuMs: server.startCpuMs, started, loaded: server.memoryMb() }
}

/** The memory after the start is read before one of them is used. */
const useBoth = async ({ product, bare }: ServerPair) => {
  const started = { product: product.memoryMb(), bare: bare.memoryMb() }
  return { ours: await use(product, started.product), theirs: await use(bare, started.bare) }
}

type Pair = Awaited<ReturnType<typeof useBoth>>

/** Both servers start in turns, and each figure is a median. */
const compare = (pairs: Pair[], figure: keyof Used, format: (value: number) => string): string => {
  const ratio = median(pairs.map(({ ours, theirs }) => ours[figure] / theirs[figure]))
  return `${format(median(pairs.map(({ ours }) => ours[figure])))}, ${ratio.toFixed(1)} x the bare server`
}

const megabytes = (value: number) => `${Math.round(value)} MB`

export const run = () =>
  withDataFolder(async (dataDir): Promise<Row[]> => {
    const cold = await coldStart(dataDir)
    const made = await startWithMadeDemo()
    const pairs: Pair[] = []
    for (let start = 0; start < STARTS; start++) pairs.push(await serversOn(dataDir, useBoth))
    const bare = median(pairs.map(({ theirs }) => theirs.ms))
    return [
      {
        what: 'first answer on an empty data folder, with the demo that was made while the pages were built',
        measured: `${milliseconds(made)}, ${(made / bare).toFixed(1)} x the bare server`,
      },
      {
        what: 'first answer on an empty data folder on another day (database made, demo filled)',
        measured: `${milliseconds(cold)}, ${(cold / bare).toFixed(0)} x the bare server`,
      },
      {
        what: `first answer at a later start (database started), median of ${STARTS}`,
        measured: compare(pairs, 'ms', milliseconds),
      },
      {
        what: 'processor time of Node from the later start',
        measured: compare(pairs, 'cpuMs', milliseconds),
      },
      { what: 'memory of the Node process after the start', measured: compare(pairs, 'started', megabytes) },
      {
        what: `memory of the Node process after ${WARM_UP_SECONDS} s of load`,
        measured: compare(pairs, 'loaded', megabytes),
      },
    ]
  })
