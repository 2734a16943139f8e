import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { seedDemo } from './seed.ts'

const TODAY = '2027-08-05'
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  await seedDemo(database.db, TODAY)
})
afterAll(() => database.close())

test('during the academy all selections are final, and nobody waits for a decision', async () => {
  const classes = await database.db
    .selectFrom('masterclasses')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select(['masterclasses.id', 'finalized_at'])
    .where('is_current', '=', true)
    .execute()
  expect(classes.filter(({ finalized_at }) => finalized_at === null)).toEqual([])
  const statuses = await database.db
    .selectFrom('applications')
    .select('status')
    .where(
      'masterclass_id',
      'in',
      classes.map(({ id }) => id),
    )
    .execute()
  expect(new Set(statuses.map(({ status }) => status))).toEqual(
    new Set(['accepted', 'reserve', 'rejected', 'withdrawn']),
  )
})

test('accounts were made before last year’s applications, and used before today', async () => {
  const people = await database.db.selectFrom('accounts').select(['created_at', 'last_login_at']).execute()
  const latest = (times: Date[]) => new Date(Math.max(...times.map(Number))).toISOString()
  expect(latest(people.map(({ created_at }) => created_at)) < '2026-01-01').toBe(true)
  expect(latest(people.map(({ last_login_at }) => last_login_at)) < TODAY).toBe(true)
})
