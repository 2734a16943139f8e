import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { clockFrom } from '../clock.ts'
import { mergeChanges, siteVersion } from './site-store.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const change = () => database.db.updateTable('association').set({ place: 'Amselzell' }).execute()
const rows = async () =>
  (await sql<{ count: number }>`select count(*) as count from site_changes`.execute(database.db)).rows[0]
    ?.count

test('each committed change gives a version that never returns, also while past changes are merged', async () => {
  const { db } = database
  const version = siteVersion({ db, clock: clockFrom(new Date('2027-06-20T10:00:00Z')) })
  const counted = async () => Number((await version()).split(' ')[0])
  const before = await counted()
  const seen: number[] = []
  for (let round = 0; round < 20; round++) {
    await Promise.all([change(), mergeChanges(db), change(), mergeChanges(db), counted()])
    seen.push(await counted())
  }
  expect(seen).toEqual(seen.map((_, index) => before + 2 * (index + 1)))
  await mergeChanges(db)
  expect([await counted(), await rows()]).toEqual([seen.at(-1), 1])
  expect(await version()).toMatch(/ 2027-06-20$/)
})

test('two transactions that change the site do not wait for each other, and each is counted at its commit', async () => {
  const { db } = database
  const version = siteVersion({ db, clock: clockFrom(undefined) })
  const before = await version()
  const during = await db.transaction().execute(async first => {
    await sql`update countries set name_en = name_en where iso_code = 'AT'`.execute(first)
    expect(await version()).toBe(before)
    await db.transaction().execute(second => sql`update instruments set position = position`.execute(second))
    return version()
  })
  expect(new Set([before, during, await version()]).size).toBe(3)
})

test('past changes are merged when there are many', async () => {
  const { db } = database
  const version = siteVersion({ db, clock: clockFrom(undefined) })
  for (let index = 0; index < 120; index++) await change()
  const many = await version()
  await expect.poll(rows, { timeout: 30_000 }).toBeLessThan(20)
  expect(await version()).toBe(many)
})
