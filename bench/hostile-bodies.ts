import { sql } from 'kysely'
import type { Db } from '../api/src/db/connection.ts'
import { endpoints } from '../contract/src/endpoints.ts'
import { milliseconds } from './lib/figures.ts'
import { hostileBodies } from './lib/hostile-bodies.ts'
import type { Server } from './lib/process.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { databaseOn, withDataFolder } from './lib/servers.ts'

export const name = 'Hostile requests of 256 kB: how long one without a login occupies the main thread'

const MAX_MS = 50
// Far beyond noise: repeating the request, or sending the others, would add no information.
const HOPELESS_MS = 1_000
const SHOWN = 5
const REPEATED = sized(12, 1)
const RUNS = sized(5, 1)
const LONG_HEADER = 14_000
const CONTROL_MS = 100

interface Attack {
  what: string
  path: string
  init: RequestInit
}

/**
 * Attacks on every endpoint that accepts a body without login. The survey link is valid, so that the answers
 * are parsed.
 */
const bodyAttacks = (link: string): Attack[] =>
  Object.values(endpoints)
    .filter(({ access, method }) => access === 'anyone' && method !== 'GET')
    .flatMap(endpoint =>
      hostileBodies(endpoint).map(({ what, type, body }) => ({
        what: `${endpoint.method} ${endpoint.path}: ${what}`,
        path: endpoint.path.replaceAll(/:(\w+)/g, (_, key) => (key === 'uuid' ? link : '1')),
        init: { method: endpoint.method, headers: { 'content-type': type }, body },
      })),
    )

const get = (what: string, path: string, headers: Record<string, string> = {}): Attack => ({
  what: `GET ${what}`,
  path,
  init: { headers },
})

const headAttacks = (): Attack[] => {
  const long = (repeated: string) => repeated.repeat(LONG_HEADER / repeated.length)
  return [
    get('a path of slashes', `/${long('/')}x`),
    get('a path of steps', `/${long('a/')}`),
    get('a query of keys', `/contact?${long('a&')}`),
    get('a query of percent signs', `/contact?${long('%41=')}`),
    get('languages', '/contact', { 'accept-language': long('de;q=0.1,') }),
    get('a cookie', '/contact', { cookie: long('; locale=') }),
    get('forwarded addresses', '/api/ping', { 'x-forwarded-for': long('127.0.0.1,') }),
    get('a search', `/api/files/presigned?path=${long('../')}`),
  ]
}

let sender = 0
/** Every request comes from a new address: a rate-limited request would not be measured. */
const nextAddress = () => {
  sender++
  return `10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`
}

const timeOf = async (server: Server, { path, init }: Attack): Promise<number> => {
  const headers = { 'x-forwarded-for': nextAddress(), ...(init.headers as Record<string, string>) }
  await server.mainThreadMs()
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    ...init,
    headers,
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  if (answer.status >= 500) throw new Error(`${path} responded with ${answer.status}`)
  return server.mainThreadMs()
}

// Take the minimum: compilation and garbage collection only add time.
const leastTimeOf = async (server: Server, attack: Attack): Promise<number> => {
  const times: number[] = []
  while (times.length < RUNS) times.push(await timeOf(server, attack))
  return Math.min(...times)
}

const slowestFirst = (measured: { attack: Attack; ms: number }[]) =>
  measured.toSorted((one, other) => other.ms - one.ms)

const measure = async (server: Server, db: Db): Promise<Row[]> => {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from survey_invitations join surveys s on s.id = survey_id
    where not is_spent and s.closed_on is null limit 1`.execute(db)
  const attacks = [...bodyAttacks(rows[0]?.uuid ?? ''), ...headAttacks()]
  const first: { attack: Attack; ms: number }[] = []
  for (const attack of sized(attacks, attacks.slice(0, 3))) {
    const ms = await timeOf(server, attack)
    first.push({ attack, ms })
    if (ms > HOPELESS_MS) break
  }
  const again: { attack: Attack; ms: number }[] = []
  for (const { attack, ms } of slowestFirst(first).slice(0, REPEATED))
    again.push({ attack, ms: ms > HOPELESS_MS ? ms : await leastTimeOf(server, attack) })
  const worst = slowestFirst(again)
  const longest = worst[0]?.ms ?? Number.NaN
  const control = await server.mainThreadMs(CONTROL_MS)
  return [
    {
      what: `control: a task of ${CONTROL_MS} ms`,
      measured: milliseconds(control),
      // Half is enough: other threads of the process, such as garbage collection, may have used some of it.
      wanted: { value: `at least ${CONTROL_MS / 2} ms`, met: control >= CONTROL_MS / 2 },
    },
    {
      what: `the longest of ${first.length} requests`,
      measured: milliseconds(longest),
      wanted: { value: `below ${MAX_MS} ms`, met: longest < MAX_MS },
    },
    ...worst
      .slice(0, SHOWN)
      .map(({ attack, ms }) => ({ what: `  ${attack.what}`, measured: milliseconds(ms) })),
  ]
}

export const run = () => withDataFolder(dataDir => databaseOn(dataDir, measure, { TRUST_PROXY: '127.0.0.1' }))
