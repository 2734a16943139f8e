import { median, milliseconds, spread } from './figures.ts'
import { type LoadPlan, type LoadResult, load } from './load.ts'
import { ROUND_SECONDS, ROUNDS, WARM_UP_SECONDS } from './rounds.ts'
import type { Row } from './row.ts'
import type { Rivals } from './servers.ts'

interface Contest {
  what: string
  requests: LoadPlan['requests']
  /** The part of the bare server's requests per second that the product has to reach. */
  wanted: number
}

const CONNECTIONS = [16, 64]

interface Round {
  product: LoadResult
  bare: LoadResult
}

/** One after the other in changing order: what else the machine does meets both alike. */
const playRounds = async ({ product, bare }: Rivals, plan: Omit<LoadPlan, 'port' | 'seconds'>) => {
  const measure = ({ port }: { port: number }, seconds = ROUND_SECONDS) => load({ ...plan, port, seconds })
  await measure(product, WARM_UP_SECONDS)
  await measure(bare, WARM_UP_SECONDS)
  const rounds: Round[] = []
  while (rounds.length < ROUNDS)
    if (rounds.length % 2 === 0) rounds.push({ product: await measure(product), bare: await measure(bare) })
    else rounds.push({ bare: await measure(bare), product: await measure(product) })
  return rounds
}

const describe = (results: readonly LoadResult[]): string => {
  const middle = (key: keyof LoadResult) => median(results.map(result => result[key]))
  return `${Math.round(middle('perSecond'))}/s, p50 ${milliseconds(middle('p50'))}, p99 ${milliseconds(middle('p99'))}`
}

const rowsOf = (what: string, wanted: number, rounds: readonly Round[]): Row[] => {
  const ratios = (key: keyof LoadResult) => rounds.map(({ product, bare }) => product[key] / bare[key])
  const met = median(ratios('perSecond')) >= wanted
  return [
    {
      what: `${what}: requests/s, product : bare`,
      measured: spread(ratios('perSecond')),
      wanted: { value: `at least ${wanted}`, met },
    },
    { what: '  p99, product : bare', measured: spread(ratios('p99')) },
    { what: '  product', measured: describe(rounds.map(round => round.product)) },
    { what: '  bare', measured: describe(rounds.map(round => round.bare)) },
  ]
}

export const compare = async (rivals: Rivals, { what, requests, wanted }: Contest): Promise<Row[]> => {
  const rows: Row[] = []
  for (const connections of CONNECTIONS) {
    const rounds = await playRounds(rivals, { connections, requests })
    rows.push(...rowsOf(`${what}, ${connections} connections`, wanted, rounds))
  }
  return rows
}

/** Two servers that answer differently are not to be compared. */
export const sameAnswer = async ({ product, bare }: Rivals, path: string, init: RequestInit = {}) => {
  const ask = async ({ port }: { port: number }) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
    return `${answer.status} ${await answer.text()}`
  }
  const [ours, theirs] = [await ask(product), await ask(bare)]
  if (ours !== theirs) throw new Error(`${path} is answered differently:\n${ours}\n${theirs}`)
}
