// The rules that stand in the database: its functions and views.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SelectionFixture, selectionFixture } from '../../test/selection-fixture.ts'
import { insertPayment } from '../areas/money/invoices/allocation-queries.ts'
import { isMinorOn } from './expressions.ts'

let fixture: SelectionFixture
beforeAll(async () => {
  fixture = await selectionFixture()
})
afterAll(() => fixture.close())

const ages: [on: string, born: string | null, years: number | null][] = [
  ['2027-05-16', '2004-05-17', 22],
  ['2027-05-17', '2004-05-17', 23],
  ['2027-05-18', '2004-05-17', 23],
  ['2027-12-31', '2005-01-01', 22],
  ['2028-01-01', '2005-01-01', 23],
  ['2027-02-28', '2004-02-29', 22],
  ['2027-03-01', '2004-02-29', 23],
  ['2028-02-28', '2004-02-29', 23],
  ['2028-02-29', '2004-02-29', 24],
  ['2027-07-01', '2027-07-01', 0],
  ['2027-07-01', null, null],
]

/** Whole years as people count them. */
const yearsOf = (born: string, on: string) =>
  Number(on.slice(0, 4)) - Number(born.slice(0, 4)) - (on.slice(5) < born.slice(5) ? 1 : 0)

test.each([
  ['2022-02-28', true],
  ['2022-03-01', false],
])('on %s a person born on 2004-02-29 is under age: %s, as their age says', async (on, isMinor) => {
  const rule = isMinorOn(`date '2004-02-29'`, `date '${on}'`)
  const { rows } = await sql<{ minor: boolean }>`select ${sql.raw(rule)} as minor`.execute(fixture.db)
  expect(rows).toEqual([{ minor: isMinor }])
})

describe('age_on', () => {
  test.each(ages)('on %s a person born on %s is %s years old', async (on, born, years) => {
    const { rows } = await sql<{ age: number | null }>`
      select age_on(${born}::date, ${on}::date) as age`.execute(fixture.db)
    expect(rows).toEqual([{ age: years }])
    if (born) expect(yearsOf(born, on)).toBe(years)
  })

  test.each(['Europe/Vienna', 'America/New_York', 'Pacific/Apia'])(
    'does not depend on the time zone %s',
    async zone => {
      const rows = await fixture.db.transaction().execute(async tx => {
        await sql`select set_config('timezone', ${zone}, true)`.execute(tx)
        return (
          await sql<{ age: number }>`select age_on('2004-03-28', '2027-03-28') as age,
            age_on('2004-03-28', '2027-03-27') as before`.execute(tx)
        ).rows
      })
      expect(rows).toEqual([{ age: 23, before: 22 }])
    },
  )
})

test.each([
  ['Mira', 'Talbach', 'Mira Talbach'],
  ['Ana María', 'de la Fuente', 'Ana María de la Fuente'],
  ['Mira', '', 'Mira '],
  ['Mira', null, null],
  [null, 'Talbach', null],
  [null, null, null],
])('full_name of %j and %j is %j', async (first, last, expected) => {
  const { rows } = await sql<{ name: string | null }>`
    select full_name(${first}::text, ${last}::text) as name`.execute(fixture.db)
  expect(rows).toEqual([{ name: expected }])
  if (first !== null && last !== null) expect(`${first} ${last}`).toBe(expected)
})

test('the functions are inlined', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (verbose) select full_name(first_name, last_name), age_on(date_of_birth, (select max(start_date_academy) from academies))
    from accounts left join profiles on account_id = accounts.id`.execute(fixture.db)
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('first_name || ')
  expect(plan).not.toMatch(/full_name|age_on/)
})

describe('an application', () => {
  const accepted = { status: 'accepted', is_accepted: true }
  const fee_paid_at = new Date('2027-06-01T10:00:00Z')
  const final = { finalized_at: new Date('2027-07-02T10:00:00Z') }
  const waiting = { ...final, letters_due_at: new Date('2027-07-02T10:30:00Z') }

  test.each([
    ['not paid', { fee_paid_at: null }, {}, false, null, 'applied'],
    ['paid', {}, {}, true, null, 'applied'],
    ['decided, not final', { is_accepted: true }, {}, true, null, 'applied'],
    ['declined, letters wait', { status: 'rejected', is_accepted: false }, waiting, true, null, 'applied'],
    ['declined, letters sent', { status: 'rejected', is_accepted: false }, final, true, null, 'rejected'],
    ['accepted, letters wait', accepted, waiting, true, { is_told: false }, 'applied'],
    ['accepted, letters sent', accepted, final, true, { is_told: true }, 'accepted'],
    [
      'withdrawn, letters wait',
      { status: 'withdrawn', withdrawn_at: fee_paid_at },
      waiting,
      false,
      null,
      'withdrawn',
    ],
  ])('that is %s', async (_title, application, masterclass, isForwarded, participant, status) => {
    const { db, admin } = fixture
    const masterclass_id = await fixture.masterclass()
    const { application_id } = await fixture.applicant(masterclass_id)
    const by = 'finalized_at' in masterclass ? { finalized_by: admin.id, selected_count: 1 } : {}
    await db
      .updateTable('masterclasses')
      .set({ finalized_at: null, ...masterclass, ...by })
      .where('id', '=', masterclass_id)
      .execute()
    await db
      .updateTable('applications')
      .set({ fee_paid_at, ...application })
      .where('id', '=', application_id)
      .execute()
    const of = { id: application_id }
    const found = async (view: 'forwarded_applications' | 'participants' | 'application_results') =>
      db.selectFrom(view).selectAll().where('application_id', '=', of.id).execute()
    expect(await found('forwarded_applications')).toHaveLength(isForwarded ? 1 : 0)
    expect(await found('participants')).toMatchObject(participant ? [participant] : [])
    expect(await found('application_results')).toMatchObject([{ status }])
    const old = await db.selectFrom('told_results').selectAll().where('application_id', '=', of.id).execute()
    expect(old).toEqual(await found('application_results'))
  })
})

test('credits are what is left of payments that count', async () => {
  const { id: account_id } = await fixture.person()
  const paid = { account_id, paid_on: '2027-03-02', recorded_at: new Date('2027-03-02T10:00:00Z') }
  const undone = {
    undone_at: paid.recorded_at,
    undone_on: paid.paid_on,
    undone_by: fixture.admin.id,
    undo_reason: 'A mistake',
  }
  const [left] = await fixture.db
    .transaction()
    .execute(async tx => [
      await insertPayment(tx, { ...paid, amount_cents: 2_500 }),
      await insertPayment(tx, { ...paid, amount_cents: 4_000, ...undone }),
    ])
  const allocated = await fixture.applicant(await fixture.masterclass())
  const credits = await fixture.db
    .selectFrom('credits')
    .selectAll()
    .where('account_id', 'in', [account_id, allocated.id])
    .execute()
  expect(credits).toEqual([{ payment_id: left?.id, account_id, paid_on: '2027-03-02', cents: 2_500 }])
})
