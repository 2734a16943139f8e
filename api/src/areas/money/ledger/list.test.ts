import { invoiceChoices, invoices, invoiceTotals } from '@academy/contract/money/ledger/endpoints'
import {
  type InvoiceFilter,
  type InvoiceListFilter,
  type InvoiceSort,
  MAX_LISTED_INVOICES,
} from '@academy/contract/money/ledger/list-schemas'
import { officeDashboard } from '@academy/contract/office/dashboard/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueFee } from '../../../../test/invoices.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { MAX_FOUND_PEOPLE } from '../../../db/expressions.ts'
import { cancelInvoice } from '../invoices/cancel.ts'

let fixture: PersonFixture
/** The name of each invoice by its id. */
const names = new Map<number, string>()
let otherClass: number

beforeAll(async () => {
  fixture = await personFixture()
  const { db } = fixture
  const mira = await fixture.applicant({ paid: true })
  names.set(mira.fee_invoice_id, 'fee')
  otherClass = await fixture.masterclass()
  const other = await fixture.applicant({ paid: false })
  await db
    .updateTable('applications')
    .set({ masterclass_id: otherClass })
    .where('id', '=', other.application_id)
    .execute()
  names.set(other.fee_invoice_id, 'other fee')
  const stay = await fixture.stay(mira)
  names.set(stay.invoice_id, 'stay')
  const old = await issueFee(db, mira.id, {
    now: new Date('2026-03-01T09:00:00Z'),
    kind: 'recording',
    lines: [{ description: { de: 'Aufnahme', en: 'Recording' }, quantity: 1, unit_cents: 125_050 }],
  })
  names.set(old.id, 'old')
  await fixture.pay(old.id, 2_505)
  const cancelled = await db
    .transaction()
    .execute(tx => cancelInvoice(tx, other.fee_invoice_id, new Date('2027-07-01T09:00:00Z')))
  names.set(cancelled?.id ?? 0, 'storno')
  // The random names and addresses may contain the numbers that are searched for.
  for (const [id, name] of [[mira.id, 'mira'] as const, [other.id, 'other'] as const])
    await db
      .updateTable('accounts')
      .set({ first_name: name, last_name: 'Talbach', email: `${name}@example.org` })
      .where('id', '=', id)
      .execute()
})
afterAll(() => fixture.close())

type Query = Partial<InvoiceListFilter> & { sort?: InvoiceSort }

const list = async (query: Query) => (await fixture.call(invoices, { query }, { as: fixture.manager })).body
const totalsOf = async (query: Query) =>
  (await fixture.call(invoiceTotals, { query }, { as: fixture.manager })).body
const namesOf = async (query: Query) => (await list(query)).invoices.map(({ id }) => names.get(id)).toSorted()

test.each<[Query, string[]]>([
  [{}, ['fee', 'old', 'other fee', 'stay', 'storno']],
  [{ kind: 'handling_fee' }, ['fee', 'other fee', 'storno']],
  [{ kind: 'recording' }, ['old']],
  [{ kind: 'other' }, []],
  [{ year: 2026 }, ['old']],
  [{ year: 2027, kind: 'lodging', state: 'open' }, ['stay']],
  [{ year: 2025 }, []],
  [{ search: '75' }, ['fee', 'other fee', 'storno']],
  [{ search: '75,00' }, ['fee', 'other fee', 'storno']],
  [{ search: '€ 75' }, ['fee', 'other fee', 'storno']],
  [{ search: '-75.00' }, ['fee', 'other fee', 'storno']],
  [{ search: '1.250,50' }, ['old']],
  [{ search: '1,250.50' }, ['old']],
  // What is still open is an amount as well.
  [{ search: '1225,45' }, ['old']],
  [{ search: '75,01' }, []],
  [{ search: 'tttt' }, []],
  [{ search: '%%%' }, []],
  [{ search: '2026-0001' }, ['old']],
  [{ search: '26-00' }, ['old']],
  [{ search: '2026 0001' }, ['old']],
  [{ search: 'rf' }, []],
  [{ search: '1' }, ['fee', 'old']],
  // Up to four digits are the number itself.
  [{ search: '0001' }, ['fee', 'old']],
  [{ search: '2026' }, []],
  [{ search: '20260' }, ['old']],
  [{ search: 'ira@EX' }, ['fee', 'old', 'stay']],
  // Of two letters only the beginning of a word is looked for.
  [{ search: 'mi' }, ['fee', 'old', 'stay']],
  [{ search: 'ir' }, []],
  [{ search: 'ira@ex', state: 'open' }, ['old', 'stay']],
  [{ search: 'ira@ex', kind: 'lodging' }, ['stay']],
  [{ search: 'ira@ex', year: 2026 }, ['old']],
  [{ search: '99999999999999' }, []],
])('%j finds %j', async (query, found) => {
  expect(await namesOf(query)).toEqual(found)
  expect((await list(query)).total).toBe(found.length)
})

test('a masterclass has the invoices of its applications and their cancellations', async () => {
  expect(await namesOf({ masterclass_id: fixture.masterclass_id })).toEqual(['fee'])
  expect(await namesOf({ masterclass_id: otherClass })).toEqual(['other fee', 'storno'])
  expect(await namesOf({ masterclass_id: otherClass, state: 'cancellation' })).toEqual(['storno'])
  expect(await namesOf({ masterclass_id: 999_999 })).toEqual([])
})

test.each<[Query, object]>([
  [{}, { count: 5, invoiced: 75 + 495 + 1250.5, paid: 75 + 25.05, open: 495 + 1225.45, refund: 0 }],
  [{ kind: 'handling_fee' }, { count: 3, invoiced: 75, paid: 75, open: 0, refund: 0 }],
  [{ year: 2026 }, { count: 1, invoiced: 1250.5, paid: 25.05, open: 1225.45, refund: 0 }],
  [
    { search: 'ira@ex' },
    { count: 3, invoiced: 75 + 495 + 1250.5, paid: 100.05, open: 495 + 1225.45, refund: 0 },
  ],
  [
    { search: 'ira@ex', year: 2026 },
    { count: 1, invoiced: 1250.5, paid: 25.05, open: 1225.45, refund: 0 },
  ],
  [{ search: 'nobody' }, { count: 0, invoiced: 0, paid: 0, open: 0, refund: 0 }],
])('the totals of %j are %j', async (query, sums) => {
  expect(await totalsOf(query)).toEqual({ ...sums, has_too_many_invoices: false })
})

test('rows have the reference and what was paid', async () => {
  const [row] = (await list({ year: 2026 })).invoices
  expect(row).toMatchObject({ reference: expect.stringMatching(/^RF\d{2}20260001$/), paid_amount: 25.05 })
})

test('the choices are the years and the masterclasses', async () => {
  const { body } = await fixture.call(invoiceChoices, {}, { as: fixture.manager })
  expect(body.years).toEqual([2027, 2026])
  expect(body.masterclasses.map(({ id, year }) => [id, year])).toEqual([
    [fixture.masterclass_id, 2027],
    [otherClass, 2027],
  ])
})

test('the counts on the overview are those of the lists behind them', async () => {
  const { body } = await fixture.call(officeDashboard, {}, { as: fixture.manager })
  const totalOf = async (state: InvoiceFilter) => (await list({ state })).total
  expect(body).toMatchObject({
    open_invoice_count: await totalOf('open'),
    overdue_invoice_count: await totalOf('overdue'),
    unpaid_fee_count: await totalOf('fee'),
    refund_count: await totalOf('refund'),
  })
  expect(body.open_invoice_count).toBe(2)
})

test.each([
  { year: '1899' },
  { year: 'x' },
  { kind: 'gift' },
  { masterclass_id: '0' },
  { masterclass_id: 'x' },
])('refuses %j', async query => {
  expect((await fixture.refused(invoices, { query }, { as: fixture.manager })).status).toBe(422)
})

test('of a name that very many have the list says that their invoices are left out', async () => {
  const named = (count: number) => sql`insert into accounts (first_name, last_name, email, password_hash)
    select 'Ute', 'Quendlinger', 'ute' || gen_random_uuid(), 'none' from generate_series(1, ${count}::int)`
  await issueFee(fixture.db, fixture.manager.id)
  await fixture.db
    .updateTable('accounts')
    .set({ last_name: 'Quendt' })
    .where('id', '=', fixture.manager.id)
    .execute()
  await named(MAX_FOUND_PEOPLE - 1).execute(fixture.db)
  expect(await list({ search: 'quend' })).toMatchObject({ total: 1, has_too_many_people: false })
  await named(1).execute(fixture.db)
  for (const query of [{}, { sort: 'due' }] as const)
    expect(await list({ search: 'quend', ...query })).toMatchObject({ total: 0, has_too_many_people: true })
  expect(await list({ search: 'quendt' })).toMatchObject({ total: 1, has_too_many_people: false })
})

test('of very many invoices a part is listed, the newest first, and the list and its sums say so', async () => {
  const own = await personFixture()
  const { id } = await issueFee(own.db, own.manager.id, { now: new Date('2024-05-02T09:00:00Z') })
  await own.db.updateTable('accounts').set({ last_name: 'Quendt' }).where('id', '=', own.manager.id).execute()
  const copy = (count: number) =>
    own.db.transaction().execute(async tx => {
      await sql`alter table invoices disable trigger user`.execute(tx)
      await sql`with copied as (
        insert into invoices (year, number, account_id, kind, locale, subject, invoice_date, due_date, total_cents, reference,
          recipient, issuer, lines, created_at)
        select 2025, known + n, account_id, kind, locale, subject, invoice_date, due_date, total_cents, reference, recipient,
          issuer, lines, created_at
        from invoices, generate_series(1, ${count}::int) n, (select count(*)::int as known from invoices where year = 2025) made
        where id = ${id} returning id, account_id, total_cents)
      insert into invoice_balances (invoice_id, debtor_id, total_cents) select id, account_id, total_cents from copied`.execute(
        tx,
      )
      await sql`alter table invoices enable trigger user`.execute(tx)
      // The planner would expect few rows until autovacuum comes.
      await sql`analyze invoices, invoice_balances`.execute(tx)
    })
  const ask = async (query: Query) => {
    const as = { as: own.manager }
    const { body } = await own.call(invoices, { query }, as)
    const sums = (await own.call(invoiceTotals, { query }, as)).body
    expect(sums.has_too_many_invoices).toBe(query.sort && !query.search ? false : body.has_too_many_invoices)
    return [body.total, body.has_too_many_invoices, body.invoices[0]?.invoice_number.slice(0, 4)]
  }
  const queries: Query[] = [
    { search: '75' },
    { search: 'quendt' },
    { kind: 'handling_fee' },
    { sort: 'number' },
    { search: '75', sort: 'number' },
  ]
  await copy(MAX_LISTED_INVOICES - 1)
  for (const query of queries)
    expect(await ask(query)).toEqual([MAX_LISTED_INVOICES, false, query.sort ? '2024' : '2025'])
  await copy(2)
  for (const query of queries) expect(await ask(query)).toEqual([MAX_LISTED_INVOICES, true, '2025'])
  // Those of another year are still found by year.
  for (const query of [{ year: 2024 }, { year: 2024, search: '75' }])
    expect(await ask(query)).toEqual([1, false, '2024'])
  await own.close()
})
