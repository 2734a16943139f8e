import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { refuseDemoData } from '../refuse-demo-data.ts'
import { currentDemoYear } from './calendar.ts'
import { seedDemo } from './seed.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const counts = async () => {
  const { db } = database
  const of = async (
    table: 'accounts' | 'profiles' | 'teachers' | 'academies' | 'masterclasses' | 'room_types',
  ) => (await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
  return Promise.all(
    (['accounts', 'profiles', 'teachers', 'academies', 'masterclasses', 'room_types'] as const).map(of),
  )
}

test.each([
  ['2026-11-15', 2027],
  ['2027-01-01', 2027],
  ['2027-07-02', 2027],
  ['2027-08-15', 2027],
  ['2027-08-16', 2028],
  ['2027-12-31', 2028],
])('on %s the current academy is that of %i', (today, year) => {
  expect(currentDemoYear(today)).toBe(year)
})

test('seeding twice, also at the same moment, adds nothing the second time', async () => {
  await Promise.all([seedDemo(database.db, '2026-11-15'), seedDemo(database.db, '2026-11-15')])
  const once = await counts()
  expect(once[0]).toBe(once[1])
  await seedDemo(database.db, '2026-12-24')
  expect(await counts()).toEqual(once)
})

test('a year later the demo has moved on to the next academy', async () => {
  await seedDemo(database.db, '2027-09-01')
  const current = await database.db
    .selectFrom('academies')
    .select('start_date_academy')
    .where('is_current', '=', true)
    .execute()
  expect(current).toEqual([{ start_date_academy: '2028-08-01' }])
})

test('production refuses to run on the data of the demo', async () => {
  await expect(refuseDemoData(database.db)).rejects.toThrow(/holds the demo/)
})
