import { hashPassword } from '../api/src/base/passwords.ts'
import { DEMO_PASSWORD, students } from '../api/src/demo/content/people.ts'
import { median, milliseconds } from './lib/figures.ts'
import { type LoadResult, load, requestBytes } from './lib/load.ts'
import { ROUND_SECONDS, ROUNDS } from './lib/rounds.ts'
import type { Row } from './lib/row.ts'
import { startProduct, withDataFolder } from './lib/servers.ts'

export const name = 'Password hashing beside other requests: GET /api/ping while people log in'

const CLIENTS = 8
const ping = [requestBytes({ text: 'GET /api/ping' })]
const logins = students.slice(0, CLIENTS).map(({ email }) => [
  requestBytes({
    text: 'POST /api/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: email, password: DEMO_PASSWORD }),
  }),
])

const timeOfOneHash = async (): Promise<number> => {
  const began = performance.now()
  await hashPassword(DEMO_PASSWORD)
  return performance.now() - began
}

interface Round {
  idle: LoadResult
  busy: LoadResult
  login: LoadResult
  hashMs: number
}

// Few and with pauses: the pings measure the effect of the logins, not of each other.
const pings = (port: number) =>
  load({ port, connections: 4, seconds: ROUND_SECONDS, pauseMs: 5, requests: () => ping })

const playRound = async (port: number): Promise<Round> => {
  const hashMs = await timeOfOneHash()
  const idle = await pings(port)
  const requests = (connection: number) => logins[connection] ?? []
  const [login, busy] = await Promise.all([
    load({ port, connections: CLIENTS, seconds: ROUND_SECONDS, requests }),
    pings(port),
  ])
  return { idle, busy, login, hashMs }
}

const rowsOf = (rounds: readonly Round[]): Row[] => {
  const middle = (figure: (round: Round) => number) => median(rounds.map(figure))
  const [hash, busy, idle] = [
    middle(round => round.hashMs),
    middle(round => round.busy.p99),
    middle(round => round.idle.p99),
  ]
  const [perSecond, loginP99] = [middle(round => round.login.perSecond), middle(round => round.login.p99)]
  return [
    {
      // Hashing on the main thread would make a ping wait for whole hashes.
      what: `one hash : p99 of a ping while ${CLIENTS} clients log in all the time`,
      measured: `${(hash / busy).toFixed(1)} (${milliseconds(hash)} : ${milliseconds(busy)})`,
      wanted: { value: 'at least 1', met: hash >= busy },
    },
    {
      what: '  p99 of a ping, with the logins : without',
      measured: `${(busy / idle).toFixed(1)} (${milliseconds(busy)} : ${milliseconds(idle)})`,
    },
    { what: '  the logins', measured: `${Math.round(perSecond)}/s, p99 ${milliseconds(loginP99)}` },
  ]
}

export const run = () =>
  withDataFolder(async (dataDir): Promise<Row[]> => {
    const { port, stop } = await startProduct(dataDir)
    const rounds: Round[] = []
    try {
      while (rounds.length < ROUNDS) rounds.push(await playRound(port))
    } finally {
      await stop()
    }
    return rowsOf(rounds)
  })
