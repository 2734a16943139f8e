import { pastYears } from '@academy/contract/schedule/past-years/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAcademy } from '../../../../test/academy.ts'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'

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

test('academies that are over are listed with their teachers, the latest first; drafts and empty ones are not', async () => {
  await insertAcademy(fixture.db, 2027, { is_current: true, is_draft: false })
  const masterclass = await insertMasterclass(fixture.db)
  await insertAcademy(fixture.db, 2026, { is_draft: false })
  await insertMasterclass(fixture.db, { is_current: false })
  // Has no masterclasses.
  await insertAcademy(fixture.db, 2024, { is_draft: false })
  const draft = await insertAcademy(fixture.db, 2025, { is_draft: true })
  await insertAcademy(fixture.db, 2028, { is_draft: false })
  const { teacher_id, instrument_id } = await fixture.db
    .selectFrom('masterclasses')
    .select(['teacher_id', 'instrument_id'])
    .where('id', '=', masterclass)
    .executeTakeFirstOrThrow()
  await fixture.db
    .insertInto('masterclasses')
    .values({
      academy_id: draft,
      teacher_id,
      instrument_id,
      start_date: '2025-08-02',
      end_date: '2025-08-10',
      participation_fee_cents: 60_000,
    })
    .execute()
  expect(await years()).toEqual([2027, 2026])
  const { body } = await fixture.call(pastYears, {})
  expect(body[0]?.instruments).toMatchObject([
    { id: instrument_id, masterclasses: [{ id: masterclass, teacher: 'Ilse Marent' }] },
  ])
  expect(body.every(({ instruments }) => instruments.length === 1)).toBe(true)
})

test('an academy is not over on its last day', async () => {
  await fixture.db
    .updateTable('academies')
    .set({ end_date_academy: '2027-08-16' })
    .where('is_current', '=', true)
    .execute()
  expect(await years()).toEqual([2026])
})
