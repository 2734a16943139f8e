import { costs } from '@academy/contract/lodging/costs/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAcademy } from '../../../../test/academy.ts'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { seedDemo } from '../../../demo/seed.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp()
  await seedDemo(fixture.db, '2026-11-15')
})
afterAll(() => fixture.close())

const ask = async (query: Record<string, string> = {}, locale: 'de' | 'en' = 'en') =>
  (await fixture.call(costs, { query }, { locale })).body

test('the prices and terms are those of the current academy, with an example', async () => {
  const body = await ask()
  expect(body).toMatchObject({
    start_date: '2027-08-01',
    end_date: '2027-08-15',
    nights: 14,
    deadline: '2027-07-01',
    decided_by: '2027-07-15',
    lodging_free_until: '2027-07-01',
    handling_fee: 75,
    recording_fee: 15,
  })
  const [first] = body.masterclasses
  const [room] = body.room_types
  expect(body.calculation.errors).toEqual({})
  expect(body.calculation.typed).toMatchObject({ masterclass: String(first?.id), room: String(room?.id) })
  const nights = Number(body.calculation.typed.nights)
  expect(body.calculation.cost?.total).toBe(75 + (first?.participation_fee ?? 0) + nights * (30 + 25))
})

test('the terms are said in the words of the documents, in the language of the request', async () => {
  expect((await ask()).withdrawal[0]).toEqual({
    days: '21 days or more before the masterclass begins',
    share: '20%',
  })
  expect((await ask({}, 'de')).lodging.at(-1)?.share).toBe('80 %')
})

test('masterclasses that one cannot apply for are not offered, unless all are closed', async () => {
  const close = (application_closed: boolean, ids: number[]) =>
    fixture.db.updateTable('masterclasses').set({ application_closed }).where('id', 'in', ids).execute()
  const before = await ask()
  const ids = before.masterclasses.map(({ id }) => id)
  const [first = 0, ...others] = ids
  expect(before.applications).toBe('some')
  await close(true, [first])
  const { masterclasses, calculation } = await ask({ masterclass: String(first) })
  expect(masterclasses.map(({ id }) => id)).toEqual(others)
  expect(calculation.errors).toEqual({ masterclass: 'Please choose a masterclass from the list.' })
  await close(true, others)
  const closed = await ask()
  expect(closed.applications).toBe('none')
  expect(closed.masterclasses.length).toBeGreaterThan(ids.length)
  await close(false, ids)
})

test('a price that the office changes is in the next answer', async () => {
  const set = (handling_fee_cents: number) =>
    fixture.db.updateTable('academies').set({ handling_fee_cents }).where('is_current', '=', true).execute()
  await set(8050)
  expect((await ask()).calculation.cost?.lines[0]).toMatchObject({ kind: 'handling_fee', amount: 80.5 })
  await set(7500)
})

test('a choice is calculated, and without a room there is neither bed nor board', async () => {
  const { masterclasses } = await ask()
  const one = masterclasses.at(-1)
  const masterclass = String(one?.id)
  const fees = 75 + (one?.participation_fee ?? 0)
  const total = async (query: Record<string, string>) =>
    (await ask({ masterclass, ...query })).calculation.cost?.total
  const { room_types, meal_types } = await ask()
  const double = room_types.find(({ price }) => price === 22)
  expect(await total({ nights: '5', room: String(double?.id), meals: '' })).toBe(fees + 5 * 22)
  expect(await total({ nights: '5', room: String(double?.id), meals: String(meal_types[0]?.id) })).toBe(
    fees + 5 * 47,
  )
  expect(await total({ nights: '5', room: '' })).toBe(fees)
  expect(await total({ nights: '5', room: '', meals: String(meal_types[0]?.id) })).toBe(fees)
})

// biome-ignore format: the table is aligned in columns
test.each([
  ['masterclass', '999999', 'Please choose a masterclass from the list.'],
  ['masterclass', '',       'Please choose a masterclass from the list.'],
  ['masterclass', 'cello',  'Please choose a masterclass from the list.'],
  ['nights',      '',       'Please enter a whole number of nights, at least 1.'],
  ['nights',      '0',      'Please enter a whole number of nights, at least 1.'],
  ['nights',      '-1',     'Please enter a whole number of nights, at least 1.'],
  ['nights',      '2.5',    'Please enter a whole number of nights, at least 1.'],
  ['nights',      '1e3',    'Please enter a whole number of nights, at least 1.'],
  ['nights',      '15',     'The academy has fewer nights than that.'],
  ['nights',      'abc',    'Please enter a whole number of nights, at least 1.'],
  ['nights',      '٥',      'Please enter a whole number of nights, at least 1.'],
  ['nights',      '1000000000', 'The academy has fewer nights than that.'],
  ['nights',      '9'.repeat(400), 'The academy has fewer nights than that.'],
  ['room',        '999999', 'There is no such room.'],
  ['room',        '\u0000', 'There is no such room.'],
  ['meals',       '999999', 'There are no such meals.'],
  ['meals',       '__proto__', 'There are no such meals.'],
])('%s “%s” is an error at its field, and what was typed comes back', async (field, value, message) => {
  const { calculation } = await ask({ [field]: value })
  expect(calculation.errors).toEqual({ [field]: message })
  expect(calculation.typed).toMatchObject({ [field]: value })
  expect(calculation.cost).toBeNull()
})

test('without a masterclass there is no example and no error', async () => {
  await fixture.db.updateTable('academies').set({ is_current: false }).execute()
  expect((await fixture.refused(costs, {})).status).toBe(404)
  await insertAcademy(fixture.db, 2029, { is_current: true })
  const { body } = await fixture.call(costs, {})
  expect(body.calculation).toMatchObject({ errors: {}, cost: null })
})
