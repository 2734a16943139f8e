import { invoices } from '@academy/contract/money/ledger/endpoints'
import {
  INVOICES_PER_PAGE,
  type InvoiceFilter,
  type InvoiceSort,
} from '@academy/contract/money/ledger/list-schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { issueFee, payInvoice } from '../../../../test/invoices.ts'
import { cancelInvoice } from '../invoices/cancel.ts'

let fixture: TestApp
let manager: Person
const numberOf: Record<string, string> = {}

const now = new Date('2027-04-20T09:00:00Z')
const people = {
  open: ['Zoë', 'Dvořák'],
  partial: ['Łucja', 'Müller'],
  late: ['Søren', 'Weiß_100%'],
  paid: ['Mira', 'Talbach'],
  back: ['=cmd', 'Rückläufer; "Co"'],
} as const

const pay = (invoice_id: number, amount_cents: number) =>
  payInvoice(fixture.db, {
    invoice_id,
    amount_cents,
    paid_on: '2027-04-19',
    recorded_at: now,
    recorded_by: manager.id,
  })

beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: now.toISOString() })
  manager = await fixture.person(['AcademyManager'])
  for (const [key, [first_name, last_name]] of Object.entries(people)) {
    const person = await fixture.person(['student'], { email: `${key}@example.org` })
    await fixture.db
      .updateTable('accounts')
      .set({ first_name, last_name })
      .where('id', '=', person.id)
      .execute()
    const issued = await issueFee(fixture.db, person.id, {
      now: new Date(key === 'late' ? '2027-03-01T09:00:00Z' : '2027-04-19T09:00:00Z'),
    })
    numberOf[key] = issued.invoice_number
    if (key === 'partial') await pay(issued.id, 2_505)
    if (key === 'paid') await pay(issued.id, 7_500)
    if (key !== 'back') continue
    await pay(issued.id, 1_000)
    const taken = await fixture.db.transaction().execute(tx => cancelInvoice(tx, issued.id, now))
    numberOf['storno'] = taken?.invoice_number ?? ''
  }
})
afterAll(() => fixture.close())

interface Query {
  search?: string
  state?: InvoiceFilter
  sort?: InvoiceSort
  page?: number
}
const list = async (query: Query = {}) => (await fixture.call(invoices, { query }, { as: manager })).body
const keysOf = async (query: Parameters<typeof list>[0]) => {
  const found = await list(query)
  return found.invoices.map(one => Object.keys(numberOf).find(key => numberOf[key] === one.invoice_number))
}

describe('the list of invoices', () => {
  test('has all invoices, newest first, with names and sums', async () => {
    const found = await list()
    expect(found).toMatchObject({ total: 6, outstanding_total: 75 + 49.95 + 75 })
    expect(found.invoices.map(one => one.invoice_number)).toEqual(
      ['storno', 'back', 'paid', 'late', 'partial', 'open'].map(key => numberOf[key]),
    )
    expect(found.invoices[4]).toMatchObject({
      full_name: 'Łucja Müller',
      email: 'partial@example.org',
      state: 'partial',
      outstanding_amount: 49.95,
      refund_due: 0,
      aws_temp_url: expect.stringContaining('/pdf?expires='),
    })
  })

  test.each<[InvoiceFilter, string[]]>([
    ['open', ['late', 'partial', 'open']],
    ['partial', ['partial']],
    ['cancellation', ['storno']],
    ['overdue', ['late']],
    ['fee', ['late', 'partial', 'open']],
    ['paid', ['paid']],
    ['cancelled', ['back']],
    ['refund', ['back']],
  ])('filters by state %s', async (state, keys) => {
    expect(await keysOf({ state })).toEqual(keys)
    expect((await list({ state })).total).toBe(keys.length)
  })

  test.each([
    ['dvorak', ['open']],
    ['DVOŘÁK', ['open']],
    ['zoe d', ['open']],
    ['Dvořák Zoë', ['open']],
    ['mueller, lucja', ['partial']],
    ['lucja muller', ['partial']],
    ['soren', ['late']],
    ['PAID@example', ['paid']],
    ['_100%', ['late']],
    // Too short for a part of a text, and no beginning of a word.
    ['%', []],
    ['\\', []],
    ["' or 1=1 --", []],
    ['nobody of this name', []],
  ])('filters by search for %j', async (search, keys) => {
    expect(await keysOf({ search })).toEqual(keys)
  })

  test('filters by invoice number, and by the reference as a bank writes it', async () => {
    expect(await keysOf({ search: numberOf['paid'] ?? '' })).toEqual(['paid'])
    const { reference } = await fixture.db
      .selectFrom('invoices')
      .select('reference')
      .where('invoice_number', '=', numberOf['paid'] ?? '')
      .executeTakeFirstOrThrow()
    expect(await keysOf({ search: reference.toLowerCase().replace(/(.{4})/g, '$1 ') })).toEqual(['paid'])
  })

  test('filters by search and state together', async () => {
    expect(await keysOf({ search: 'example.org', state: 'overdue' })).toEqual(['late'])
    expect((await list({ search: 'partial', state: 'open' })).outstanding_total).toBe(49.95)
  })

  test.each<[Query, string[]]>([
    [{ sort: 'number' }, ['open', 'partial', 'late', 'paid', 'back', 'storno']],
    [{ sort: '-number' }, ['storno', 'back', 'paid', 'late', 'partial', 'open']],
    // Equal rows are newest first in both directions.
    [{ sort: 'person' }, ['open', 'partial', 'storno', 'back', 'paid', 'late']],
    [{ sort: '-person' }, ['late', 'paid', 'storno', 'back', 'partial', 'open']],
    [{ sort: 'due' }, ['late', 'storno', 'back', 'paid', 'partial', 'open']],
    [{ sort: 'amount' }, ['storno', 'back', 'paid', 'late', 'partial', 'open']],
    [{ sort: '-open' }, ['late', 'open', 'partial', 'storno', 'back', 'paid']],
    [{ sort: 'person', state: 'open' }, ['open', 'partial', 'late']],
    [{ sort: '-person', search: 'example.org', state: 'open' }, ['late', 'partial', 'open']],
    [{ sort: 'person', page: 2 }, []],
  ])('is sorted by %j', async (query, keys) => {
    expect(await keysOf(query)).toEqual(keys)
    const { total, outstanding_total } = await list({ ...query, page: 1 })
    const unsorted = await list({
      ...(query.search && { search: query.search }),
      state: query.state ?? 'all',
    })
    expect({ total, outstanding_total }).toEqual({
      total: unsorted.total,
      outstanding_total: unsorted.outstanding_total,
    })
  })

  test.each([
    { page: '0' },
    { sort: 'email' },
    { sort: '--due' },
    { page: 'x' },
    { page: '100001' },
    { state: 'lost' },
    { search: 'x'.repeat(101) },
  ])('refuses %j', async query => {
    expect((await fixture.refused(invoices, { query }, { as: manager })).status).toBe(422)
  })

  test('is paginated', async () => {
    const many = await testApp()
    const office = await many.person(['Admin'])
    const student = await many.person()
    for (let count = 0; count < INVOICES_PER_PAGE + 3; count++) await issueFee(many.db, student.id)
    const page = async (number: number) =>
      (await many.call(invoices, { query: { page: number } }, { as: office })).body
    expect((await page(1)).invoices).toHaveLength(INVOICES_PER_PAGE)
    expect((await page(2)).invoices.map(one => one.invoice_number)).toEqual([
      '2027-0003',
      '2027-0002',
      '2027-0001',
    ])
    expect(await page(3)).toMatchObject({ invoices: [], total: INVOICES_PER_PAGE + 3 })
    await many.close()
  })
})

test('the list is accessible to the office only', async () => {
  const student = await fixture.person()
  expect((await fixture.refused(invoices, { query: {} }, { as: student })).status).toBe(403)
})
