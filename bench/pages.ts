import { median, milliseconds, spread } from './lib/figures.ts'
import { type LoadResult, load, requestBytes } from './lib/load.ts'
import { ROUND_SECONDS, ROUNDS, WARM_UP_SECONDS } from './lib/rounds.ts'
import type { Row } from './lib/row.ts'
import { type Rivals, withRivals } from './lib/servers.ts'

export const name = 'Pages: GET / rendered anew for each visitor, against the bare JSON that is in it'

const page = [requestBytes({ text: 'GET /', headers: { 'accept-encoding': 'gzip, br' } })]
const json = [requestBytes({ text: 'GET /api/academyCurrent' })]

const VISITORS = 200

const rounds = async ({ product, bare }: Rivals) => {
  const pages = (seconds: number) =>
    load({ port: product.port, connections: 16, seconds, requests: () => page })
  const reads = (seconds: number) => load({ port: bare.port, connections: 16, seconds, requests: () => json })
  await pages(WARM_UP_SECONDS)
  await reads(WARM_UP_SECONDS)
  const results: { pages: LoadResult; reads: LoadResult }[] = []
  while (results.length < ROUNDS)
    results.push({ pages: await pages(ROUND_SECONDS), reads: await reads(ROUND_SECONDS) })
  return results
}

/** All at the same moment, each with a connection of its own; counts those who get the whole page. */
const crowd = async (port: number): Promise<number> => {
  const visit = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    return answer.status === 200 && (await answer.text()).endsWith('</html>')
  }
  const served = await Promise.all(Array.from({ length: VISITORS }, () => visit().catch(() => false)))
  return served.filter(Boolean).length
}

export const run = (): Promise<Row[]> =>
  withRivals(async rivals => {
    const { status } = await fetch(`http://127.0.0.1:${rivals.product.port}/`)
    if (status !== 200) throw new Error(`The page answers ${status}: was the site built?`)
    const results = await rounds(rivals)
    const middle = (key: keyof LoadResult) => median(results.map(result => result.pages[key]))
    const served = await crowd(rivals.product.port)
    return [
      {
        what: 'pages/s on one core',
        measured: `${Math.round(middle('perSecond'))}/s, p50 ${milliseconds(middle('p50'))}, p99 ${milliseconds(middle('p99'))}`,
      },
      {
        what: '  page : bare JSON',
        measured: spread(results.map(({ pages, reads }) => pages.perSecond / reads.perSecond)),
      },
      {
        what: `  served of ${VISITORS} visitors at the same moment`,
        measured: String(served),
        wanted: { value: 'all', met: served === VISITORS },
      },
    ]
  })
