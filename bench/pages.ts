import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { alternate } from './lib/alternate.ts'
import { describe } from './lib/compare.ts'
import { median, milliseconds, spread } from './lib/figures.ts'
import { load, requestBytes } from './lib/load.ts'
import { type Server, startServer } from './lib/process.ts'
import { ROUND_SECONDS, WARM_UP_SECONDS } from './lib/rounds.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { withDataFolder, withProduct } from './lib/servers.ts'

export const name = 'Pages: GET / from the store, beside the same bytes as a file of @fastify/static'

const CONNECTIONS = 64
const VISITORS = sized(2_000, 10)
const WANTED = 0.8
const FILE = 'page.html'

// As sent by browsers.
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const page = [requestBytes({ text: 'GET /', headers })]
const file = [requestBytes({ text: `GET /${FILE}`, headers })]

/** Returns the bytes of the page as they are sent once they are prepared. */
const brotliPage = async (port: number): Promise<Buffer> => {
  for (;;) {
    const request = get({ port, host: '127.0.0.1', path: '/', headers: { 'accept-encoding': 'br' } })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    const bytes = Buffer.concat(await answer.toArray())
    if (answer.headers['content-encoding'] === 'br') return bytes
    await pause(20)
  }
}

const withFile = <T>(bytes: Buffer, work: (files: Server) => Promise<T>): Promise<T> =>
  withDataFolder(async root => {
    await writeFile(join(root, FILE), brotliDecompressSync(bytes))
    await writeFile(join(root, `${FILE}.br`), bytes)
    const files = await startServer({
      file: join(import.meta.dirname, 'static-server.ts'),
      path: `/${FILE}`,
      env: { ROOT: root },
    })
    return work(files).finally(() => files.stop())
  })

const againstFiles = (product: Server, bytes: Buffer): Promise<Row[]> =>
  withFile(bytes, async files => {
    const measure = (port: number, requests: readonly Buffer[], seconds = ROUND_SECONDS) =>
      load({ port, connections: CONNECTIONS, seconds, requests: () => requests })
    await measure(product.port, page, WARM_UP_SECONDS)
    await measure(files.port, file, WARM_UP_SECONDS)
    const rounds = await alternate(
      () => measure(product.port, page),
      () => measure(files.port, file),
    )
    const ratios = rounds.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)
    return [
      {
        what: `answers/s, page : file, ${CONNECTIONS} connections, ${bytes.length} bytes`,
        measured: spread(ratios),
        wanted: { value: `at least ${WANTED}`, met: median(ratios) >= WANTED },
      },
      { what: '  page', measured: describe(rounds.map(round => round.ours)) },
      { what: '  file', measured: describe(rounds.map(round => round.theirs)) },
    ]
  })

const visit = async (port: number): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  return (await answer.text()).endsWith('</html>') && answer.ok
}

const atOnce = async (port: number): Promise<Row> => {
  const began = performance.now()
  const visits = await Promise.allSettled(Array.from({ length: VISITORS }, () => visit(port)))
  const served = visits.filter(one => one.status === 'fulfilled' && one.value).length
  return {
    what: `whole pages for ${VISITORS} simultaneous visitors`,
    measured: `${served}, the last after ${milliseconds(performance.now() - began)}`,
    wanted: { value: `all ${VISITORS}`, met: served === VISITORS },
  }
}

export const run = () =>
  withProduct(async (product): Promise<Row[]> => {
    // Nobody has asked for the page yet: all of them wait for its first rendering.
    const visitors = await atOnce(product.port)
    return [...(await againstFiles(product, await brotliPage(product.port))), visitors]
  })
