import { milliseconds } from './lib/figures.ts'
import { load, requestBytes } from './lib/load.ts'
import { WARM_UP_SECONDS } from './lib/rounds.ts'
import type { Row } from './lib/row.ts'
import { serversOn, startProduct, withDataFolder } from './lib/servers.ts'

export const name = 'Start and memory'

const academy = [requestBytes({ text: 'GET /api/academyCurrent' })]

const coldStart = async (dataDir: string): Promise<number> => {
  const product = await startProduct(dataDir)
  await product.stop()
  return product.startMs
}

const times = (ours: number, theirs: number) => `${(ours / theirs).toFixed(1)} x the bare server`

export const run = () =>
  withDataFolder(async (dataDir): Promise<Row[]> => {
    const cold = await coldStart(dataDir)
    return serversOn(dataDir, async ({ product, bare }) => {
      const memoryRow = (when: string): Row => ({
        what: `memory of the Node process ${when}`,
        measured: `${Math.round(product.memoryMb())} MB, ${times(product.memoryMb(), bare.memoryMb())}`,
      })
      const started = memoryRow('after the start')
      for (const { port } of [product, bare])
        await load({ port, connections: 16, seconds: WARM_UP_SECONDS, requests: () => academy })
      return [
        {
          what: 'first answer on an empty data folder (database made, migrated, demo seeded)',
          measured: `${milliseconds(cold)}, ${times(cold, bare.startMs)}`,
        },
        {
          what: 'first answer at the second start (database started)',
          measured: `${milliseconds(product.startMs)}, ${times(product.startMs, bare.startMs)}`,
        },
        started,
        memoryRow(`after ${WARM_UP_SECONDS} s of load`),
      ]
    })
  })
