import { countries } from '@academy/contract/people/profile/endpoints'
import { academyCurrent } from '@academy/contract/programme/academy/endpoints'
import { masterclass } from '@academy/contract/programme/masterclasses/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { clockFrom } from '../../../base/clock.ts'
import { siteStore } from '../../../base/response-store/site-store.ts'
import { seedDemo } from '../../../demo/seed.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp()
  await seedDemo(fixture.db, '2026-11-15')
})
afterAll(() => fixture.close())

test('the current academy includes masterclasses, fees and prices from the database', async () => {
  await fixture.db
    .updateTable('academies')
    .set({ handling_fee_cents: 8050 })
    .where('is_current', '=', true)
    .execute()
  const { body } = await fixture.call(academyCurrent, {})
  expect(body).toMatchObject({
    start_date_academy: '2027-08-01',
    end_date_academy: '2027-08-15',
    end_date_application: '2027-07-01',
    handling_fee: 80.5,
    recording_fee: 15,
  })
  expect(body.room_types.map(room => room.price)).toEqual([30, 22])
  expect(body.meal_types.map(meal => meal.price)).toEqual([25])
  expect(body.master_classes.length).toBeGreaterThanOrEqual(12)
  expect(new Set(body.master_classes.map(({ instrument }) => instrument.name_en)).size).toBe(8)
  expect(body.master_classes.every(({ is_current }) => is_current)).toBe(true)
  const days = body.master_classes.map(({ start_date }) => start_date)
  expect(days).toEqual(days.toSorted())
})

test('the deadline passes at midnight in the academy’s time zone; the configured festival is linked', async () => {
  const festival_url = 'https://klang.example/2027'
  const moved = await testApp({ FESTIVAL_URL: festival_url })
  await seedDemo(moved.db, '2026-11-15')
  for (const [now, today, deadline_passed] of [
    ['2027-07-01T21:59:00Z', '2027-07-01', false],
    ['2027-07-01T22:01:00Z', '2027-07-02', true],
  ] as const) {
    const clock = clockFrom(new Date(now))
    const store = siteStore({ ...moved.services, clock })
    Object.assign(moved.services, { clock, store })
    expect((await moved.call(academyCurrent, {})).body).toMatchObject({
      today,
      deadline_passed,
      festival_url,
    })
  }
  await moved.close()
})

test('the festival that the office has entered is linked instead of the configured one', async () => {
  const link = async () => (await fixture.call(academyCurrent, {})).body.festival_url
  expect(await link()).toBe('https://example.org/festival')
  await fixture.db.updateTable('association').set({ festival_url: 'https://klang.example' }).execute()
  expect(await link()).toBe('https://klang.example')
  await fixture.db.updateTable('association').set({ festival_url: '' }).execute()
})

test('the fee is a string in whole euros, and the database refuses fractions', async () => {
  const { body } = await fixture.call(academyCurrent, {})
  const id = body.master_classes[0]?.id ?? 0
  for (const [cents, text] of [
    [54000, '540'],
    [100, '1'],
    [0, '0'],
  ] as const) {
    await fixture.db
      .updateTable('masterclasses')
      .set({ participation_fee_cents: cents })
      .where('id', '=', id)
      .execute()
    const { body: found } = await fixture.call(masterclass, { params: { id: String(id) } })
    expect(found.participation_fee).toBe(text)
  }
  const withCents = fixture.db.updateTable('masterclasses').set({ participation_fee_cents: 54_050 }).execute()
  await expect(withCents).rejects.toThrow('masterclasses_fee_in_whole_euros')
})

test('a masterclass has the résumé in both languages, sanitized even if the table holds a script', async () => {
  const { body } = await fixture.call(academyCurrent, {})
  const id = body.master_classes[0]?.id ?? 0
  await sql`update teachers set resume_german = '<p onclick="x()">Gut<script>alert(1)</script></p>', resume_english = '<p>Fine <em>indeed</em></p>'
    where id = (select teacher_id from masterclasses where id = ${id})`.execute(fixture.db)
  const { body: found } = await fixture.call(masterclass, { params: { id: String(id) } })
  expect(found.resume).toEqual({ resume_german: '<p>Gut</p>', resume_english: '<p>Fine <em>indeed</em></p>' })
})

test('an unknown masterclass is not found', async () => {
  for (const id of ['999999', '0', '-1', 'x', '2147483648', '99999999999'])
    expect((await fixture.refused(masterclass, { params: { id } })).status).toBe(404)
})

test('all 249 countries have names in both languages and are cacheable', async () => {
  const { body, headers } = await fixture.call(countries, {})
  expect(body).toHaveLength(249)
  expect(body.find(country => country.name_en === 'Austria')?.name_de).toBe('Österreich')
  expect(headers['cache-control']).toBe('public, max-age=3600')
})

test('without a current academy the answer is 404', async () => {
  await fixture.db.updateTable('academies').set({ is_current: false }).execute()
  expect((await fixture.refused(academyCurrent, {})).body.code).toBe('not_found')
})
