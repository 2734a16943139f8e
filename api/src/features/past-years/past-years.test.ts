import { pastYears } from '@academy/contract/past-years/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAcademy } from '../../../test/academy.ts'
import { type TestApp, testApp } from '../../../test/app.ts'
import { insertMasterclass } from '../../../test/masterclass.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-08-16T09:00:00+02:00' })
})
afterAll(() => fixture.close())

const years = async () =>
  (await fixture.call(pastYears, {})).body.map(({ start_date }) => Number(start_date.slice(0, 4)))

test('before the first academy there are no past years', async () => {
  expect(await years()).toEqual([])
})

test('academies that are over are listed with their teachers, the latest first, and drafts are not', async () => {
  await insertAcademy(fixture.db, 2027, { is_current: true, is_draft: false })
  const masterclass = await insertMasterclass(fixture.db)
  await insertAcademy(fixture.db, 2026, { is_draft: false })
  await insertAcademy(fixture.db, 2025, { is_draft: true })
  await insertAcademy(fixture.db, 2028, { is_draft: false })
  expect(await years()).toEqual([2027, 2026])
  const { body } = await fixture.call(pastYears, {})
  const [row] = await fixture.db
    .selectFrom('masterclasses')
    .innerJoin('teachers', 'teachers.id', 'teacher_id')
    .select(['instrument_id', 'first_name', 'last_name'])
    .where('masterclasses.id', '=', masterclass)
    .execute()
  expect(body[0]?.instruments).toMatchObject([
    { id: row?.instrument_id, teachers: [`${row?.first_name} ${row?.last_name}`] },
  ])
  expect(body[1]?.instruments).toEqual([])
})

test('an academy is not over on its last day', async () => {
  await fixture.db
    .updateTable('academies')
    .set({ end_date_academy: '2027-08-16' })
    .where('is_current', '=', true)
    .execute()
  expect(await years()).toEqual([2026])
})
