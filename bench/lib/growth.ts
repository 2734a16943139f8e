// Measures how the duration of requests grows with the amount of data.
import { sql } from 'kysely'
import type { Db } from '../../api/src/db/connection.ts'
import { median, milliseconds } from './figures.ts'
import { load, requestBytes } from './load.ts'
import { logIn } from './people.ts'
import type { Server } from './process.ts'
import { ROUNDS, WARM_UP_SECONDS } from './rounds.ts'
import { sized } from './scale.ts'

export interface Measurement {
  /** Duration relative to the reference request. */
  ratio: number
  p50: number
}

interface MeasuredRequest {
  path: string
  /** Who sends it. */
  email: string
}

const TURN_SECONDS = sized(0.4, 0.01)
/** Requests that take longer get fewer rounds. */
const SLOW_MS = 2_000
const SLOW_ROUNDS = 2
const reference = requestBytes({ text: 'GET /api/academyCurrent' })

/** Alternates with a request whose cost does not grow: other load on the machine slows both. */
const measureRatio = async (port: number, request: Buffer): Promise<Measurement> => {
  const p50Of = async (bytes: Buffer, seconds: number) =>
    (await load({ port, connections: 1, seconds, requests: () => [bytes] })).p50
  const wanted = (await p50Of(request, WARM_UP_SECONDS)) > SLOW_MS ? SLOW_ROUNDS : ROUNDS
  const rounds: Measurement[] = []
  while (rounds.length < wanted) {
    const constant = await p50Of(reference, TURN_SECONDS)
    const p50 = await p50Of(request, TURN_SECONDS)
    rounds.push({ ratio: p50 / constant, p50 })
  }
  return {
    ratio: median(rounds.map(round => round.ratio)),
    p50: Math.min(...rounds.map(round => round.p50)),
  }
}

const bytesOf = async (db: Db, { path, email }: MeasuredRequest): Promise<Buffer> => {
  const person = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { token } = await logIn(db, person.id)
  return requestBytes({ text: `GET ${path}`, headers: { authorization: `Bearer ${token}` } })
}

/** Returns the measurements of each request, one per size; `fillTo` adds the data of a size. */
export const measureGrowth = async (
  { port }: Server,
  db: Db,
  {
    requests,
    sizes,
    fillTo,
  }: {
    requests: readonly MeasuredRequest[]
    sizes: readonly number[]
    fillTo(size: number): Promise<void>
  },
): Promise<Measurement[][]> => {
  const prepared = await Promise.all(requests.map(request => bytesOf(db, request)))
  const measured: Measurement[][] = requests.map(() => [])
  for (const size of sizes) {
    await fillTo(size)
    // Autovacuum would do this after a while. It takes longer than a statement of the program may.
    await sql`set statement_timeout = 0`.execute(db)
    await sql`vacuum analyze`.execute(db)
    for (const [index, request] of prepared.entries())
      measured[index]?.push(await measureRatio(port, request))
  }
  return measured
}

/** Returns how many times longer the request takes with the most data than with the fewest. */
export const growthOf = (measured: readonly Measurement[]): number =>
  (measured.at(-1)?.ratio ?? Number.NaN) / (measured[0]?.ratio ?? Number.NaN)

export const growthText = (measured: readonly Measurement[]): string =>
  `${growthOf(measured).toFixed(2)} (${measured.map(({ p50 }) => milliseconds(p50)).join(', ')})`
