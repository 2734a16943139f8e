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

const coldStart = async (dataDir: string): Promise<number> => {
  const product = await startProduct(dataDir)
  await product.stop()
  return product.startMs
}

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
    const pairs: Pair[] = []
    for (let start = 0; start < STARTS; start++) pairs.push(await serversOn(dataDir, useBoth))
    const bare = median(pairs.map(({ theirs }) => theirs.ms))
    return [
      {
        what: 'first answer on an empty data folder (database made, migrated, demo seeded)',
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
