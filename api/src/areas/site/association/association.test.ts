import { fieldMessages } from '@academy/contract/messages'
import { association, site, updateAssociation } from '@academy/contract/site/association/endpoints'
import type { Association } from '@academy/contract/site/association/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { completeAssociation } from '../../../../test/association.ts'
import { takeContactEmail } from './association.ts'

let fixture: TestApp
let manager: Person
let verein: Association
let germany: number

const countryId = async (iso_code: string) =>
  (
    await fixture.db
      .selectFrom('countries')
      .select('id')
      .where('iso_code', '=', iso_code)
      .executeTakeFirstOrThrow()
  ).id

beforeAll(async () => {
  fixture = await testApp()
  manager = await fixture.person(['AcademyManager'])
  germany = await countryId('DE')
  verein = completeAssociation(await countryId('AT'))
})
afterAll(() => fixture.close())

const shown = async () => (await fixture.call(association, {}, { as: manager })).body
const save = async (body: object) =>
  fixture.call(
    updateAssociation,
    { body: { ...verein, ...body, version: (await shown()).version } },
    { as: manager },
  )

test('is shown and changed, with the change in the audit log', async () => {
  const { body } = await save({ iban: 'at61 1904 3002 3457 3201', bic: 'bkau at ww' })
  expect(body).toEqual({ ...verein, bic: 'BKAUATWW', version: 2 })
  expect(await shown()).toEqual(body)
  await save({ bic: 'BKAUATWW', due_days: 30 })
  await save({ bic: 'BKAUATWW', due_days: 30 })
  const log = await fixture.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(log).toHaveLength(2)
  expect(log[0]).toMatchObject({
    action: 'association_changed',
    actor_id: manager.id,
    details: { iban: ['', 'AT611904300234573201'], version: 2 },
  })
  expect(log[1]?.details).toEqual({ due_days: ['14', '30'], version: 3 })
})

test('a reminder that is switched on does not catch up on what was open before', async () => {
  const since = async () =>
    (await fixture.db.selectFrom('association').select('reminders_since').executeTakeFirstOrThrow())
      .reminders_since
  await fixture.db.updateTable('association').set({ reminders_since: '2020-01-01' }).execute()
  const off = { remind_after_days: 0, remind_again_days: 0 }
  await save(off)
  await save({ ...off, remind_before_days: 5 })
  expect(await since()).toBe('2020-01-01')
  await save({ remind_after_days: 10 })
  expect(await since()).toBe(fixture.services.clock.today())
})

test('the site shows a change at the next request, and no bank account', async () => {
  await save({ country: germany, place: 'Burg Fels' })
  const { body } = await fixture.call(site, {})
  expect(body).toMatchObject({
    name: verein.name,
    email: verein.contact_email,
    country_de: 'Deutschland',
    country_en: 'Germany',
    country_code: 'DE',
    place: 'Burg Fels',
    board: verein.board,
    social_links: verein.social_links,
  })
  for (const hidden of [
    'iban',
    'bic',
    'account_holder',
    'bank_name',
    'bank_address',
    'due_days',
    'contact_email',
  ])
    expect(body).not.toHaveProperty(hidden)
})

test.each<[string, unknown, string, string?]>([
  ['iban', 'AT621904300234573201', 'This IBAN is not valid.'],
  ['iban', 'AT61', 'This IBAN is not valid.'],
  ['bic', 'BANK', 'This BIC is not valid.'],
  ['name', ' ', 'This field is required.'],
  ['name', 'x'.repeat(71), 'This text is too long.'],
  ['due_days', 121, 'That is too many days.'],
  ['due_days', 1.5, 'Please enter a whole number of days, 0 or more.'],
  ['remind_before_days', 'soon', 'Please enter a whole number of days, 0 or more.'],
  ['remind_again_days', 1, fieldMessages.REMINDER_ORDER.en],
  ['remind_after_days', 0, fieldMessages.REMINDER_ORDER.en, 'remind_again_days'],
  ['contact_email', '', 'Email is required'],
  ['contact_email', 'nobody', 'Please enter a valid email address.'],
  ['site_name_de', '', 'This field is required.'],
  ['country', 2_000_000, 'Please select a country'],
  ['website', 'http://verein.example', 'Enter correct url!'],
  ['website', 'https://user:pass@verein.example', 'Enter correct url!'],
  ['social_links', [{ name: 'X', url: 'javascript:alert(1)' }], 'Enter correct url!', 'social_links.0.url'],
  ['social_links', [{ name: '', url: 'x.example' }], 'This field is required.', 'social_links.0.name'],
  ['social_links', Array(11).fill({ name: 'X', url: 'x.example' }), 'social_links is not valid.'],
  [
    'board',
    [{ function_de: 'Obfrau', function_en: '', name: 'A' }],
    'This field is required.',
    'board.0.function_en',
  ],
  ['board', Array(21).fill({ function_de: 'a', function_en: 'b', name: 'c' }), 'board is not valid.'],
])('refuses %s = %j', async (field, value, message, place = field) => {
  const before = await shown()
  const refused = await fixture.refused(
    updateAssociation,
    { body: { ...before, [field]: value } },
    { as: manager },
  )
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual({ [place]: [message] })
  expect(await shown()).toEqual(before)
})

test('an address without a scheme becomes https', async () => {
  const { body } = await save({
    website: 'verein.example',
    social_links: [{ name: 'X', url: 'x.example/a' }],
  })
  expect(body.website).toBe('https://verein.example')
  expect(body.social_links).toEqual([{ name: 'X', url: 'https://x.example/a' }])
})

test('of many saves of one version one counts, and the others are refused', async () => {
  const { version } = await shown()
  const saves = Array.from({ length: 10 }, (_, index) => ({ ...verein, place: `Saal ${index}`, version }))
  const statuses = await Promise.all(
    saves.map(async body =>
      fixture.app
        .inject({
          method: 'PUT',
          url: updateAssociation.path,
          headers: { authorization: `Bearer ${manager.token}` },
          payload: body,
        })
        .then(reply => reply.statusCode),
    ),
  )
  expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)])
  const after = await shown()
  expect(after.version).toBe(version + 1)
  expect(after.place).toMatch(/^Saal \d$/)
  const stale = await fixture.refused(updateAssociation, { body: { ...verein, version } }, { as: manager })
  expect(stale.body.code).toBe('changed_meanwhile')
})

test('CONTACT_EMAIL of an earlier version fills in an empty contact address once', async () => {
  const earlier = 'old@verein.example'
  await fixture.db.updateTable('association').set({ contact_email: '' }).execute()
  await takeContactEmail(fixture.db, earlier)
  expect((await shown()).contact_email).toBe(earlier)
  await save({ contact_email: 'new@verein.example' })
  await takeContactEmail(fixture.db, earlier)
  expect((await shown()).contact_email).toBe('new@verein.example')
})
