import type { Check } from '@academy/contract/money/ledger/journal-schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueFee } from '../../../../test/invoices.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { cancelInvoice } from '../invoices/cancel.ts'
import { findChecks } from './check-queries.ts'

let fixture: PersonFixture

/** Money of 2025 on invoices of 2025 and 2026; its rest goes back in 2027, when an invoice of 2026 is cancelled. */
beforeAll(async () => {
  fixture = await personFixture()
  const { db } = fixture
  const { id } = await fixture.person()
  const on = (day: string) => new Date(`${day}T09:00:00Z`)
  const issue = (day: string) => issueFee(db, id, { now: on(day) })
  const [first, second, third] = [
    await issue('2025-03-01'),
    await issue('2026-03-01'),
    await issue('2026-03-02'),
  ]
  await db.transaction().execute(tx => cancelInvoice(tx, third.id, on('2027-01-02')))
  await issue('2027-03-01')
  const enter = (cents: number, day: string) => sql`
    insert into payments (account_id, amount_cents, paid_on, recorded_at) values (${id}, ${cents}, ${day}, ${on(day)})`
  await db.transaction().execute(async tx => {
    await enter(20_000, '2025-12-30').execute(tx)
    await enter(-5_000, '2027-01-03').execute(tx)
    await sql`insert into allocations (payment_id, invoice_id, refund_id, amount_cents, allocated_at)
      values (1, ${first.id}, null, 7500, now()), (1, ${second.id}, null, 7500, now()), (1, null, 2, 5000, now())`.execute(
      tx,
    )
  })
  for (const table of ['invoices', 'payments', 'allocations'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
})
afterAll(() => fixture.close())

const wrongIn = (checks: readonly Check[]) =>
  Object.fromEntries(
    checks
      .filter(({ violations }) => violations.length > 0)
      .map(({ name, violations }) => [name, violations.map(one => one.name)]),
  )

const inSmallRanges = () => findChecks(fixture.db, 1)

test('in ranges of one id each the figures are those of all together, and equal', async () => {
  const checks = await inSmallRanges()
  expect(checks).toEqual(await findChecks(fixture.db))
  for (const { found, expected } of checks) expect(found).toBe(expected)
  expect(checks.map(({ name, found, count }) => [name, found, count])).toEqual([
    ['numbers', 5, 5],
    ['lines', 225, 5],
    ['cancellations', 75, 1],
    ['balances', 150, 5],
    ['money', 150, 2],
    ['journal', 150, 2],
  ])
})

const invoice = (number: string) => `(select id from invoices where invoice_number = '${number}')`
const paid = (number: string, cents: number) =>
  `update invoice_balances set paid_cents = ${cents} where invoice_id = ${invoice(number)}`
const allocated = (place: number, change: string) =>
  `update allocations set ${change} where id = (select id from allocations order by id offset ${place} limit 1)`

test.each<[what: string, damage: string, repair: string, wrong: Partial<Record<Check['name'], string[]>>]>([
  ['the balance of 2025', paid('2025-0001', 1), paid('2025-0001', 7500), { balances: ['2025-0001'] }],
  ['the balance of 2026', paid('2026-0001', 1), paid('2026-0001', 7500), { balances: ['2026-0001'] }],
  ['the balance of 2027', paid('2027-0002', 1), paid('2027-0002', 0), { balances: ['2027-0002'] }],
  [
    'a missing balance',
    `delete from invoice_balances where invoice_id = ${invoice('2027-0002')}`,
    `insert into invoice_balances (invoice_id, debtor_id, total_cents)
     select id, account_id, total_cents from invoices where invoice_number = '2027-0002'`,
    { balances: ['2027-0002'] },
  ],
  [
    'an invoice of 2026 that counts as valid although it was cancelled in 2027',
    `update invoice_balances set is_cancelled = false where invoice_id = ${invoice('2026-0002')}`,
    `update invoice_balances set is_cancelled = true where invoice_id = ${invoice('2026-0002')}`,
    { balances: ['2026-0002'] },
  ],
  [
    'a cancellation in 2027 of another amount',
    `update invoices set total_cents = -7400 where invoice_number = '2027-0001'`,
    `update invoices set total_cents = -7500 where invoice_number = '2027-0001'`,
    { lines: ['2027-0001'], cancellations: ['2027-0001'], balances: ['2027-0001'] },
  ],
  [
    'less of a payment of 2025 on an invoice of 2026',
    allocated(1, 'amount_cents = 7000'),
    allocated(1, 'amount_cents = 7500'),
    { balances: ['2026-0001'], money: ['P1'] },
  ],
  [
    'a payment that counts on the invoice of another year',
    allocated(1, `invoice_id = ${invoice('2027-0002')}`),
    allocated(1, `invoice_id = ${invoice('2026-0001')}`),
    { balances: ['2026-0001', '2027-0002'] },
  ],
  [
    'a refund in 2027 of less credit of 2025',
    allocated(2, 'amount_cents = 4000'),
    allocated(2, 'amount_cents = 5000'),
    { money: ['P1', 'P2'] },
  ],
  [
    'a wrong sum of a payment',
    'update payments set allocated_cents = 4000 where id = 2',
    'update payments set allocated_cents = 5000 where id = 2',
    { money: ['P2'] },
  ],
  [
    'a number that the counter has not given out',
    'update invoice_counters set last_number = 1 where year = 2026',
    'update invoice_counters set last_number = 2 where year = 2026',
    { numbers: ['2026-0002'] },
  ],
  [
    'a year without a counter',
    'delete from invoice_counters where year = 2027',
    'insert into invoice_counters values (2027, 2)',
    { numbers: ['2027-0001', '2027-0002'] },
  ],
])('finds %s', async (_, damage, repair, wrong) => {
  await sql.raw(damage).execute(fixture.db)
  const found = wrongIn(await inSmallRanges())
  const together = wrongIn(await findChecks(fixture.db))
  await sql.raw(repair).execute(fixture.db)
  expect([found, together]).toEqual([wrong, wrong])
  expect(wrongIn(await inSmallRanges())).toEqual({})
})
