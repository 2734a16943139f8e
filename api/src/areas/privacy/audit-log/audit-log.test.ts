import { login } from '@academy/contract/access/accounts/endpoints'
import type { InputOf } from '@academy/contract/base/endpoint'
import { listRecord, recordExport } from '@academy/contract/privacy/audit-log/endpoints'
import { type AuditEntry, ENTRIES_PER_PAGE } from '@academy/contract/privacy/audit-log/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { audit, auditChange } from '../../../base/audit.ts'
import { hashPassword } from '../../../base/passwords.ts'

const named = async (person: Person, first_name: string, last_name: string) => {
  await fixture.db
    .updateTable('accounts')
    .set({ first_name, last_name })
    .where('id', '=', person.id)
    .execute()
  return person
}

let fixture: TestApp
let office: Person
let mira: Person
let masterclass_id: number
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-08-01T10:00:00Z' })
  office = await named(await fixture.person(['AcademyManager']), 'Ines', 'Falkner')
  mira = await named(await fixture.person(['student']), 'Mira', 'Tälbach')
  masterclass_id = await insertMasterclass(fixture.db)
  const entry = { actor_id: office.id, account_id: mira.id }
  await fixture.db.transaction().execute(async tx => {
    // Midnight in Vienna is 22:00 UTC in summer.
    await audit(tx, { at: new Date('2027-07-09T21:59:59Z'), action: 'booked', ...entry })
    await audit(tx, {
      at: new Date('2027-07-09T22:00:00Z'),
      action: 'role_added',
      ...entry,
      details: { role: 'Admin' },
    })
    await audit(tx, {
      at: new Date('2027-07-10T21:59:59Z'),
      action: 'payment_recorded',
      ...entry,
      details: { amount_cents: 7500 },
    })
    await auditChange(tx, {
      at: new Date('2027-07-10T22:00:00Z'),
      action: 'masterclass_changed',
      actor_id: office.id,
      subject: { masterclass_id },
      before: { beds: 1 },
      after: { beds: 2 },
    })
  })
})
afterAll(() => fixture.close())

type Query = NonNullable<InputOf<typeof listRecord>['query']>
const entries = async (query: Query) => (await fixture.call(listRecord, { query }, { as: office })).body
const actions = ({ entries }: { entries: AuditEntry[] }) => entries.map(({ action }) => action)

describe('the record', () => {
  test('names who did what to whom, with the values before and after, the latest first', async () => {
    const { entries: found, total } = await entries({})
    expect(found.slice(0, 2)).toMatchObject([
      {
        action: 'masterclass_changed',
        actor: { id: office.id, full_name: 'Ines Falkner' },
        person: null,
        about_de: expect.stringContaining(', '),
        details: { masterclass_id, beds: ['1', '2'] },
      },
      { action: 'payment_recorded', person: { id: mira.id, full_name: 'Mira Tälbach' }, about_en: null },
    ])
    expect(total).toBe(found.length)
  })

  test.each<[what: string, query: Query, found: string[]]>([
    ['a kind', { kind: 'money' }, ['payment_recorded']],
    ['a day in Vienna', { from: '2027-07-10', to: '2027-07-10' }, ['payment_recorded', 'role_added']],
    ['days up to one', { to: '2027-07-09' }, ['booked']],
    ['days from one on', { from: '2027-07-11' }, ['masterclass_changed']],
    ['the name of the person, in any spelling', { search: 'talbach', kind: 'lodging' }, ['booked']],
    ['the name of who did it', { search: 'falkner', kind: 'settings' }, ['masterclass_changed']],
    ['no such name', { search: 'nobody' }, []],
    ['a page after the last', { page: 2 }, []],
  ])('is found by %s', async (_what, query, found) => {
    expect(actions(await entries(query))).toEqual(found)
  })

  test('of a person has what they did and what concerns them', async () => {
    const ofMira = await entries({ person: mira.id })
    expect(actions(ofMira)).toEqual(['payment_recorded', 'role_added', 'booked'])
    expect(ofMira.person_name).toBe('Mira Tälbach')
    expect(actions(await entries({ person: office.id }))).toContain('masterclass_changed')
    expect(await entries({ person: 999_999 })).toEqual({ entries: [], total: 0, person_name: null })
  })

  test('has logins, and bursts of failed ones', async () => {
    const password = 'Musik-Sommer-1'
    const password_hash = await hashPassword(password)
    const person = await fixture.person(['student'], { password_hash })
    const attempt = (password: string) => ({ body: { email_address: person.email, password } })
    await fixture.call(login, attempt(password))
    for (const _attempt of Array(10)) await fixture.refused(login, attempt('Wrong-Password-1'))
    const { entries: found } = await entries({ person: person.id, kind: 'access' })
    const failure = { actor: null, person: { id: person.id }, address: expect.stringMatching(/^10\./) }
    expect(found).toMatchObject([
      { ...failure, action: 'login_failure_burst' },
      { ...failure, action: 'login_failures_limited' },
      ...Array.from({ length: 4 }, () => ({ ...failure, action: 'login_failed', details: {} })),
      { action: 'logged_in', actor: { id: person.id } },
    ])
  })

  test('has exports of lists, also those that the browser makes', async () => {
    const body = { list: 'Rechnungen', format: 'XLSX', count: 74 } as const
    await fixture.call(recordExport, { body }, { as: office })
    await fixture.app.inject({
      url: '/api/academy/a/housekeeping.csv',
      headers: { authorization: `Bearer ${office.token}` },
    })
    const { entries: found } = await entries({ kind: 'documents' })
    expect(found).toMatchObject([
      { action: 'data_exported', actor: { id: office.id }, details: { format: 'CSV' } },
      { action: 'data_exported', actor: { id: office.id }, details: body },
    ])
  })

  test('names what the filter of an export was about', async () => {
    const { id: country_id } = await fixture.db
      .selectFrom('countries')
      .select('id')
      .where('name_de', '=', 'Österreich')
      .executeTakeFirstOrThrow()
    await audit(fixture.db, {
      at: new Date('2027-07-25T10:00:00Z'),
      action: 'people_exported',
      actor_id: office.id,
      details: { count: 3, filter: `masterclass_id=${masterclass_id}, country_id=${country_id}, unpaid=1` },
    })
    const { entries: found } = await entries({ from: '2027-07-25', to: '2027-07-25' })
    expect(found).toMatchObject([{ about_de: expect.stringMatching(/^.+, .+ .+; Österreich$/) }])
  })

  test('names the days of a booking with the dash that ranges of days have', async () => {
    const { academy_id } = await fixture.db
      .selectFrom('masterclasses')
      .select('academy_id')
      .where('id', '=', masterclass_id)
      .executeTakeFirstOrThrow()
    const { id: booking_id } = await fixture.db
      .insertInto('bookings')
      .values({
        academy_id,
        account_id: mira.id,
        start_date: '2027-08-01',
        end_date: '2027-08-09',
        total_cents: 0,
        booked_at: new Date('2027-07-26T10:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(fixture.db, {
      at: new Date('2027-07-26T10:00:00Z'),
      action: 'booked',
      actor_id: mira.id,
      account_id: mira.id,
      details: { booking_id },
    })
    const { entries: found } = await entries({ from: '2027-07-26', to: '2027-07-26' })
    expect(found).toMatchObject([{ about_de: '01.08. - 09.08.2027', about_en: '01.08. - 09.08.2027' }])
  })

  test('keeps the entries of a deleted account', async () => {
    const gone = await fixture.person(['student'])
    await audit(fixture.db, {
      at: new Date('2027-07-20T10:00:00Z'),
      action: 'applied',
      actor_id: gone.id,
      account_id: gone.id,
    })
    await fixture.db.deleteFrom('accounts').where('id', '=', gone.id).execute()
    expect((await entries({ from: '2027-07-20', to: '2027-07-20' })).entries).toMatchObject([
      { action: 'applied', actor: null, person: null },
    ])
  })

  test('has pages', async () => {
    await sql`insert into audit_log (at, action) select '2026-01-01', 'survey_added' from generate_series(1, 60)`.execute(
      fixture.db,
    )
    const first = await entries({ kind: 'surveys' })
    const second = await entries({ kind: 'surveys', page: 2 })
    expect([first.total, first.entries.length, second.entries.length]).toEqual([60, ENTRIES_PER_PAGE, 10])
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
  })
})

describe('an entry', () => {
  const refusal = { code: '23001', message: 'The record cannot be changed' }

  test.each([
    ['its action', sql`update audit_log set action = 'applied'`],
    ['its details', sql`update audit_log set details = '{}' || jsonb_build_object('role', 'student')`],
    ['its time', sql`update audit_log set at = at + interval '1 day'`],
    ['its address', sql`update audit_log set address = '203.0.113.7'`],
    ['who did it', sql`update audit_log set actor_id = account_id + 1 where actor_id is not null`],
  ])('cannot be changed: %s', async (_what, statement) => {
    await expect(statement.execute(fixture.db)).rejects.toMatchObject(refusal)
  })

  test('cannot be deleted', async () => {
    await expect(fixture.db.deleteFrom('audit_log').execute()).rejects.toMatchObject(refusal)
  })
})
