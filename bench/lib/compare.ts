import { alternate, type Round } from './alternate.ts'
import { median, milliseconds, spread } from './figures.ts'
import { type LoadPlan, type LoadResult, load } from './load.ts'
import { ROUND_SECONDS, WARM_UP_SECONDS } from './rounds.ts'
import type { Row } from './row.ts'
import type { ServerPair } from './servers.ts'

interface Comparison {
  what: string
  requests: LoadPlan['requests']
  /** The required share of the bare server's requests per second. */
  wanted: number
}

const CONNECTIONS = [16, 64]

const measureRounds = async ({ product, bare }: ServerPair, plan: Omit<LoadPlan, 'port' | 'seconds'>) => {
  const measure = ({ port }: { port: number }, seconds = ROUND_SECONDS) => load({ ...plan, port, seconds })
  await measure(product, WARM_UP_SECONDS)
  await measure(bare, WARM_UP_SECONDS)
  return alternate(
    () => measure(product),
    () => measure(bare),
  )
}

/** Formats the medians of several results. */
export const describe = (results: readonly LoadResult[]): string => {
  const middle = (key: keyof LoadResult) => median(results.map(result => result[key]))
  return `${Math.round(middle('perSecond'))}/s, p50 ${milliseconds(middle('p50'))}, p99 ${milliseconds(middle('p99'))}`
}

const rowsOf = (what: string, wanted: number, rounds: readonly Round<LoadResult>[]): Row[] => {
  const ratios = (key: keyof LoadResult) => rounds.map(({ ours, theirs }) => ours[key] / theirs[key])
  const met = median(ratios('perSecond')) >= wanted
  return [
    {
      what: `${what}: requests/s, product : bare`,
      measured: spread(ratios('perSecond')),
      wanted: { value: `at least ${wanted}`, met },
    },
    { what: '  p99, product : bare', measured: spread(ratios('p99')) },
    { what: '  product', measured: describe(rounds.map(round => round.ours)) },
    { what: '  bare', measured: describe(rounds.map(round => round.theirs)) },
  ]
}

export const compare = async (
  servers: ServerPair,
  { what, requests, wanted }: Comparison,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (const connections of CONNECTIONS) {
    const rounds = await measureRounds(servers, { connections, requests })
    rows.push(...rowsOf(`${what}, ${connections} connections`, wanted, rounds))
  }
  return rows
}

/** Throws if the two servers respond differently: they would not be comparable. */
export const sameAnswer = async ({ product, bare }: ServerPair, path: string, init: RequestInit = {}) => {
  const ask = async ({ port }: { port: number }) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
    return `${answer.status} ${await answer.text()}`
  }
  const [ours, theirs] = [await ask(product), await ask(bare)]
  if (ours !== theirs) throw new Error(`${path} has different responses:\n${ours}\n${theirs}`)
}
