import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { withJobLock } from './advisory-locks.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

const connections = async (state: string) => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and state = ${state}
      and application_name like 'academy%'`.execute(database.db)
  return rows.map(({ pid }) => pid)
}
const locked = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database() and granted`.execute(database.db)
  return rows.map(({ pid }) => pid)
}
const tried = (work: () => Promise<unknown> = async () => undefined) =>
  withJobLock(database.url, 'cleanup', work)

test('a job runs in one process at a time, without an open transaction', async () => {
  const ran = await tried(async () => {
    expect(await locked()).toHaveLength(1)
    expect(await connections('idle in transaction')).toEqual([])
    expect(await tried()).toBe(false)
    expect(await withJobLock(database.url, 'erasure', async () => undefined)).toBe(true)
  })
  expect(ran).toBe(true)
  expect(await tried()).toBe(true)
})

test('a job that fails leaves no lock', async () => {
  await expect(tried(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await locked()).toEqual([])
  expect(await tried()).toBe(true)
})

test('the lock goes with its connection: another process takes over, and the job says that it lost it', async () => {
  const ended = tried(async () => {
    await sql`select pg_terminate_backend(${(await locked())[0]})`.execute(database.db)
    await expect.poll(() => tried()).toBe(true)
  })
  await expect(ended).rejects.toThrow('The lock cleanup was lost')
})
