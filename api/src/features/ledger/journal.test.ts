import { journal, ledgerCheck } from '@academy/contract/ledger/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueFee } from '../../../test/invoices.ts'
import { type PersonFixture, personFixture } from '../../../test/person-fixture.ts'
import { cancelInvoice } from '../invoices/cancel.ts'

let fixture: PersonFixture
beforeAll(async () => {
  fixture = await personFixture()
  const student = await fixture.applicant({ paid: false })
  await fixture.pay(student.fee_invoice_id, 7_500)
  const { id } = await issueFee(fixture.db, student.id, { now: new Date('2027-07-02T09:00:00Z') })
  await fixture.pay(id, 2_500)
  await fixture.db.transaction().execute(tx => cancelInvoice(tx, id, new Date('2027-07-02T09:30:00Z')))
  await issueFee(fixture.db, student.id, { now: new Date('2026-03-01T09:00:00Z') })
})
afterAll(() => fixture.close())

const office = () => ({ as: fixture.manager })

test('the journal has the documents of the year without gaps, and the money in parts', async () => {
  const { body } = await fixture.call(journal, { query: {} }, office())
  expect(body.year).toBe(2027)
  expect(body.years).toEqual([2027, 2026])
  expect(body.documents.map(one => one.number)).toEqual(body.documents.map((_, place) => place + 1))
  const last = body.documents.at(-1)
  expect(last).toMatchObject({ amount: -75, cancels: body.documents.at(-2)?.invoice_number })
  expect(body.received).toBe(100)
  expect(body.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(100)
  // What was paid on the cancelled invoice is credit.
  expect(body.payments.find(one => one.invoice_id === null)).toMatchObject({ amount: 25 })
  const [sums] = body.sums
  expect(sums).toMatchObject({ kind: 'handling_fee', count: 3, invoiced: 150, cancelled: -75 })
})

test('another year has its own', async () => {
  const { body } = await fixture.call(journal, { query: { year: 2026 } }, office())
  expect(body.documents).toHaveLength(1)
  expect(body.payments).toEqual([])
  expect((await fixture.call(journal, { query: { year: 2020 } }, office())).body.documents).toEqual([])
})

const checks = async () => (await fixture.call(ledgerCheck, {}, office())).body.checks

test('all figures are equal, and nothing violates them', async () => {
  for (const { name, found, expected, violations } of await checks())
    expect({ name, found, violations }).toEqual({ name, found: expected, violations: [] })
})

test('control: damage that only a superuser can do is found', async () => {
  await sql`update invoice_counters set last_number = last_number + 1 where year = 2026`.execute(fixture.db)
  await sql`alter table invoices disable trigger invoices_stay`.execute(fixture.db)
  await sql`update invoices set lines = jsonb_set(lines, '{0,total_cents}', '1') where year = 2026`.execute(
    fixture.db,
  )
  const found = new Map((await checks()).map(one => [one.name, one]))
  expect(found.get('numbers')).toMatchObject({ violations: [{ id: null, name: '2026-0002' }] })
  expect(found.get('lines')).toMatchObject({ violations: [{ name: '2026-0001' }] })
  expect(found.get('cancellations')?.violations).toEqual([])
  expect(found.get('money')?.violations).toEqual([])
})
