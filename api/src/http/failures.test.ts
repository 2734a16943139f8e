import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import type { Tx } from '../db/connection.ts'
import { toProblem } from './failures.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const errorOf = (work: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
  database.db
    .transaction()
    .execute(work)
    .then(
      () => expect.fail('PostgreSQL did not refuse it'),
      error => error,
    )

const exceedsTimeLimit = async (tx: Tx) => {
  await sql`set local statement_timeout = 1`.execute(tx)
  await sql`select pg_sleep(10)`.execute(tx)
}
const waitsForLock = (tx: Tx) =>
  database.db.transaction().execute(async other => {
    await sql`lock table accounts`.execute(other)
    await sql`set local lock_timeout = 1`.execute(tx)
    await sql`select from accounts`.execute(tx)
  })
const isConflict = (tx: Tx) =>
  sql`do $$ begin raise exception 'conflict' using errcode = 'serialization_failure'; end $$`.execute(tx)
const isMistake = (tx: Tx) => sql`select from nowhere`.execute(tx)

test.each([
  ['a statement that exceeds its time limit', exceedsTimeLimit, 'unavailable'],
  ['a lock that is not free in time', waitsForLock, 'unavailable'],
  ['a conflict of transactions', isConflict, 'unavailable'],
  ['a mistake in a statement', isMistake, 'internal_error'],
] as const)('%s is answered as it should be tried again or not', async (_, work, code) => {
  expect(toProblem(await errorOf(work)).code).toBe(code)
})
