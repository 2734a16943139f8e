import {
  journal,
  journalDocuments,
  journalPayments,
  ledgerCheck,
} from '@academy/contract/money/ledger/endpoints'
import {
  type DocumentSort,
  JOURNAL_ROWS_PER_PAGE,
  type JournalPaymentSort,
} from '@academy/contract/money/ledger/journal-schemas'
import { enterPayment, undoEntry } from '@academy/contract/money/person-account/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { issueFee } from '../../../../test/invoices.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { tryLedgerCheck } from '../../../db/advisory-locks.ts'
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

type Part<Name extends string> = { year: number; search?: string; sort?: Name }
const documentsOf = async (query: Part<z.infer<typeof DocumentSort>>) =>
  (await fixture.call(journalDocuments, { query }, office())).body
const paymentsOf = async (query: Part<z.infer<typeof JournalPaymentSort>>) =>
  (await fixture.call(journalPayments, { query }, office())).body

test('the journal has the documents of the year without gaps, and the money in parts', async () => {
  const { body } = await fixture.call(journal, { query: {} }, office())
  expect(body.year).toBe(2027)
  expect(body.years).toEqual([2027, 2026])
  const { documents, total } = await documentsOf({ year: 2027 })
  expect(total).toBe(3)
  expect(documents.map(one => one.number)).toEqual([1, 2, 3])
  expect(documents.at(-1)).toMatchObject({ amount: -75, cancels: documents.at(-2)?.invoice_number })
  expect(body.received).toBe(100)
  const { payments } = await paymentsOf({ year: 2027 })
  expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(100)
  // What was paid on the cancelled invoice is credit.
  expect(payments.find(one => one.invoice_id === null)).toMatchObject({ amount: 25 })
  const [sums] = body.sums
  expect(sums).toMatchObject({ kind: 'handling_fee', count: 3, invoiced: 150, cancelled: -75 })
})

test('another year has its own', async () => {
  expect((await documentsOf({ year: 2026 })).documents).toHaveLength(1)
  expect(await paymentsOf({ year: 2026 })).toEqual({ payments: [], total: 0 })
  expect(await documentsOf({ year: 2020 })).toEqual({ documents: [], total: 0 })
  const { body } = await fixture.call(journal, { query: { year: 2020 } }, office())
  expect(body).toMatchObject({ year: 2020, sums: [], received: 0 })
})

test('an undone payment stays on its day, and its reversal is a line on the day of the undoing', async () => {
  const own = await personFixture()
  const as = { as: own.manager }
  const { id } = await own.applicant()
  const enter = (paid_on: string) =>
    own.call(enterPayment, { params: { id: String(id) }, body: { amount: 620, paid_on } }, as)
  const sumsOf = async (year: number) => {
    const { received, refunded, reversed } = (await own.call(journal, { query: { year } }, as)).body
    return [received, refunded, reversed]
  }
  const { year, years } = (await own.call(journal, { query: {} }, as)).body
  const [before, earlier] = [await sumsOf(year), await sumsOf(year - 2)]
  expect([earlier, years]).toEqual([[0, 0, 0], expect.not.arrayContaining([year - 2])])
  const { body } = await enter(`${year - 2}-11-30`)
  const entry_id = String(body.entries.find(({ payment }) => payment?.amount === 620)?.payment?.id)
  const undoing = { params: { id: String(id), entry_id }, body: { reason: 'Returned' } }
  await own.call(undoEntry, undoing, as)
  expect((await own.call(journal, { query: {} }, as)).body.years).toContain(year - 2)
  expect(await sumsOf(year - 2)).toEqual([620, 0, 0])
  expect(await sumsOf(year)).toEqual([before[0], before[1], -620])
  const rowsOf = async (of: number) =>
    (await own.call(journalPayments, { query: { year: of } }, as)).body.payments.filter(
      one => one.payment_id === Number(entry_id),
    )
  expect(await rowsOf(year - 2)).toMatchObject([
    { amount: 620, is_reversal: false, paid_on: `${year - 2}-11-30` },
  ])
  expect(await rowsOf(year)).toMatchObject([{ amount: -620, is_reversal: true, note: 'Returned' }])
  const { checks } = (await own.call(ledgerCheck, {}, as)).body
  expect(checks.find(({ name }) => name === 'journal')).toMatchObject({ violations: [] })
  for (const { found, expected } of checks) expect(found).toBe(expected)
  await own.close()
})

test('its rows are searched and sorted by the server', async () => {
  const numbers = async (query: object) =>
    (await documentsOf({ year: 2027, ...query })).documents.map(one => one.number)
  expect(await numbers({ search: '2027-0002' })).toEqual([2, 3])
  expect(await numbers({ search: 'NOBODY' })).toEqual([])
  expect(await numbers({ sort: '-number' })).toEqual([3, 2, 1])
  expect(await numbers({ sort: 'amount' })).toEqual([3, 1, 2])
  expect(await numbers({ sort: 'recipient' })).toEqual([1, 2, 3])
  const days = (await documentsOf({ year: 2027, sort: '-date' })).documents.map(one => one.invoice_date)
  expect(days).toEqual(days.toSorted().toReversed())
  const amounts = async (query: object) =>
    (await paymentsOf({ year: 2027, ...query })).payments.map(({ amount }) => amount)
  expect(await amounts({ sort: 'amount' })).toEqual([25, 75])
  expect(await amounts({ sort: '-amount', search: '2027-0001' })).toEqual([75])
  expect(await amounts({ sort: '-person' })).toHaveLength(2)
})

test('a year of more documents has pages, and each document is on one of them', async () => {
  const own = await personFixture()
  const { id } = await own.applicant()
  const now = new Date('2024-07-02T09:00:00Z')
  for (let count = 0; count < JOURNAL_ROWS_PER_PAGE + 2; count++) await issueFee(own.db, id, { now })
  const page = async (page: number) =>
    (await own.call(journalDocuments, { query: { year: 2024, page } }, { as: own.manager })).body
  const [first, second, third] = [await page(1), await page(2), await page(3)]
  expect(first.total).toBe(JOURNAL_ROWS_PER_PAGE + 2)
  expect(first.documents).toHaveLength(JOURNAL_ROWS_PER_PAGE)
  expect(second.documents.map(one => one.number)).toEqual([
    JOURNAL_ROWS_PER_PAGE + 1,
    JOURNAL_ROWS_PER_PAGE + 2,
  ])
  expect(third.documents).toEqual([])
  await own.close()
})

const checks = async () => (await fixture.call(ledgerCheck, {}, office())).body.checks

test('all figures are equal, and nothing violates them', async () => {
  for (const { name, found, expected, violations } of await checks())
    expect({ name, found, violations }).toEqual({ name, found: expected, violations: [] })
})

test('only one check runs at a time; another one waits for a short one and is refused by a long one', async () => {
  const check = () => fixture.call(ledgerCheck, {}, office())
  expect((await Promise.all([check(), check()])).map(({ status }) => status)).toEqual([200, 200])
  const several = Array.from({ length: 6 })
  const refused = await fixture.db.transaction().execute(async tx => {
    expect(await tryLedgerCheck(tx)).toBe(true)
    return Promise.all(several.map(() => fixture.refused(ledgerCheck, {}, office())))
  })
  expect(refused.map(({ body }) => body.code)).toEqual(several.map(() => 'ledger_check_running'))
  expect((await check()).status).toBe(200)
})

test('a check waits in the database for another one, and goes on as soon as that ends', async () => {
  const check = () => fixture.db.transaction().execute(tryLedgerCheck)
  const waiting = await fixture.db.transaction().execute(async tx => {
    expect(await tryLedgerCheck(tx)).toBe(true)
    const waits = check()
    await untilBlocked(fixture.db)
    return [waits]
  })
  expect(await Promise.all(waiting)).toEqual([true])
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
