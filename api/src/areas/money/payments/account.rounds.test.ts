// The account over random histories of several people: money is neither lost nor counted twice.

import { centsOf } from '@academy/contract/base/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { feeOf } from '../../../../test/invoices.ts'
import { rounds } from '../../../../test/rounds.ts'
import { Problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { findCredit, refundDue } from '../invoices/allocation-queries.ts'
import { cancelInvoice } from '../invoices/cancel.ts'
import { issueInvoice } from '../invoices/issue.ts'
import { invoiceTables } from '../invoices/queries.ts'
import { replaceInvoice } from '../invoices/replace.ts'
import { allocate, release } from './allocate.ts'
import { bookPayment } from './book-payment.ts'
import { bookRefund } from './book-refund.ts'
import { undoPaymentIn } from './undo-payment.ts'

let fixture: TestApp
let office: Person
let now = new Date('2027-03-02T09:00:00Z')
const paid_on = '2027-03-02'
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: now.toISOString() })
  office = await fixture.person(['Admin'])
})
afterAll(() => fixture.close())

test('every amount in cents survives the conversion to euros and back', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 10_000_000 }), cents => centsOf(cents / 100) === cents))
})

const share = fc.double({ min: 0, max: 0.999, noNaN: true })
const cents = fc.integer({ min: 1, max: 20_000 })
const stepOf = <Kind extends string>(kind: Kind, weight: number) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constant(kind), who: share, what: share, cents }),
})
const step = fc.oneof(
  stepOf('issue', 5),
  stepOf('pay', 6),
  stepOf('cancel', 2),
  stepOf('replace', 2),
  stepOf('refund', 3),
  stepOf('undo', 3),
  stepOf('release', 2),
  stepOf('allocate', 3),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What the entries of the history come to, counted without the database. */
interface Model {
  people: number[]
  invoices: { id: number; account_id: number; cents: number; isCancelled: boolean }[]
  entries: { id: number; account_id: number; cents: number; isUndone: boolean }[]
}

const pick = <T>(list: readonly T[], part: number): T | undefined => list[Math.floor(part * list.length)]
const actor = () => ({ actor_id: office.id, now })
const invoiceFor = (account_id: number, cents: number) => ({
  ...feeOf(account_id, cents),
  kind: 'lodging' as const,
})
const lines = (rows: { id: number }[]) => rows.map(({ id }) => id)

type Perform = (tx: Tx, model: Model, step: Step) => Promise<(() => void) | undefined>

const issue: Perform = async (tx, { people, invoices }, { who, cents }) => {
  const account_id = pick(people, who) ?? 0
  const { id } = await issueInvoice(tx, invoiceFor(account_id, cents), now)
  return () => invoices.push({ id, account_id, cents, isCancelled: false })
}

/** Meant for two invoices of anybody; more than they need counts on others or is credit. */
const pay: Perform = async (tx, { people, invoices, entries }, { who, what, cents }) => {
  const account_id = pick(people, who) ?? 0
  const wanted = lines([pick(invoices, what), pick(invoices, who)].filter(one => one !== undefined)).map(
    invoice_id => ({ invoice_id }),
  )
  const booking = { account_id, amount_cents: cents, paid_on, wanted }
  const { payment_id: id } = await bookPayment(fixture.services, tx, booking, actor())
  return () => entries.push({ id, account_id, cents, isUndone: false })
}

const cancel: Perform = async (tx, { invoices }, { what }) => {
  const invoice = pick(invoices, what)
  if (!invoice) return undefined
  await cancelInvoice(tx, invoice.id, now)
  return () => {
    invoice.isCancelled = true
  }
}

const replace: Perform = async (tx, { invoices }, { what, cents }) => {
  const from = pick(invoices, what)
  if (!from) return undefined
  const { account_id } = from
  const replacement = { from: from.id, by: invoiceFor(account_id, cents), account_id, actor_id: office.id }
  const ownMoney = await sql<{ cents: number }>`
    select coalesce(sum(a.amount_cents), 0)::int as cents from allocations a join payments p on p.id = a.payment_id
    where a.invoice_id = ${from.id} and a.released_at is null and p.account_id = ${account_id}`.execute(tx)
  const { due_id, invoice_ids } = await replaceInvoice(tx, replacement, now)
  const due = await sql<{ cents: number; paid: number; on_paper: number }>`
    select ${sql.raw(refundDue)} as cents, state.paid_cents as paid, state.paid_cents - state.moved_cents as on_paper
    from ${sql.raw(invoiceTables)} join invoice_states state on state.invoice_id = ${invoice_ids[0]}
    where v.id = ${from.id}`.execute(tx)
  const [shown] = due.rows
  // Money of others goes back to them.
  if (!from.isCancelled && shown?.paid === ownMoney.rows[0]?.cents) expect(shown?.cents).toBe(shown?.on_paper)
  return () => {
    from.isCancelled = true
    invoices.push({ id: due_id ?? 0, account_id, cents, isCancelled: false })
  }
}

const refund: Perform = async (tx, { people, entries }, { who, cents }) => {
  const account_id = pick(people, who) ?? 0
  const outgoing = { account_id, amount_cents: cents, paid_on }
  const { payment_id: id } = await bookRefund(fixture.services, tx, outgoing, actor())
  return () => entries.push({ id, account_id, cents: -cents, isUndone: false })
}

const undo: Perform = async (tx, { entries }, { what }) => {
  const entry = pick(entries, what)
  if (!entry) return undefined
  await undoPaymentIn(fixture.services, tx, { payment_id: entry.id, reason: 'A mistake' }, actor())
  return () => {
    entry.isUndone = true
  }
}

const releaseOne: Perform = async (tx, _, { what }) => {
  const known = await tx.selectFrom('allocations').select('id').orderBy('id').execute()
  const allocation_id = pick(known, what)?.id
  if (allocation_id) await release(fixture.services, tx, { allocation_id, reason: 'A mistake' }, actor())
  return undefined
}

const allocateOne: Perform = async (tx, { invoices, entries }, { who, what, cents }) => {
  const [payment, invoice] = [pick(entries, who), pick(invoices, what)]
  if (!payment || !invoice) return undefined
  const allocation = { payment_id: payment.id, invoice_id: invoice.id, amount_cents: cents }
  await allocate(fixture.services, tx, allocation, actor())
  return undefined
}

const performs = { issue, pay, cancel, replace, refund, undo, release: releaseOne, allocate: allocateOne }
const refusals = [
  'payment_undone',
  'refund_recorded',
  'credit_too_low',
  'invoice_settled',
  'changed_meanwhile',
  'not_found',
]

const perform = async (model: Model, step: Step) => {
  now = new Date(now.getTime() + 1000)
  try {
    const apply = await fixture.db.transaction().execute(tx => performs[step.kind](tx, model, step))
    apply?.()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    expect(refusals).toContain(error.code)
  }
}

interface Sums {
  account_id: number
  open: number
  on_invoices: number
  credit: number
  /** What cancelled invoices say that is to be given back. */
  refund_due: number
  lowest: number
}

const sumsOf = async (people: number[]) =>
  (
    await sql<Sums>`
      select person.id as account_id,
        (select coalesce(sum(outstanding_cents), 0)::int from invoice_balances b join invoices v on v.id = b.invoice_id
          where v.account_id = person.id) as open,
        (select coalesce(sum(a.amount_cents), 0)::int from allocations a join invoices v on v.id = a.invoice_id
          where v.account_id = person.id and a.released_at is null) as on_invoices,
        (select coalesce(sum(amount_cents - allocated_cents), 0)::int from payments
          where account_id = person.id and amount_cents > 0 and undone_at is null) as credit,
        (select coalesce(sum(${sql.raw(refundDue)}), 0)::int from ${sql.raw(invoiceTables)}
          where v.account_id = person.id) as refund_due,
        (select least(min(b.outstanding_cents), min(b.paid_cents), min(p.amount_cents - p.allocated_cents), 0)
          from invoice_balances b, payments p where p.amount_cents > 0) as lowest
      from accounts person where person.id = any(${people}) order by person.id`.execute(fixture.db)
  ).rows

const total = (numbers: number[]) => numbers.reduce((sum, cents) => sum + cents, 0)

const check = async ({ people, invoices, entries }: Model) => {
  const sums = await sumsOf(people)
  const money = total(entries.filter(({ isUndone }) => !isUndone).map(({ cents }) => cents))
  expect(money).toBe(total(sums.map(({ on_invoices, credit }) => on_invoices + credit)))
  for (const { account_id, open, on_invoices, credit, refund_due, lowest } of sums) {
    const due = invoices.filter(one => one.account_id === account_id && !one.isCancelled)
    expect(open).toBe(total(due.map(({ cents }) => cents)) - on_invoices)
    expect(open).toBeGreaterThanOrEqual(0)
    expect(refund_due).toBeLessThanOrEqual(credit)
    expect(lowest ?? 0).toBe(0)
  }
}

test('after any history the money is what counts on invoices plus the credit, and each person owes invoices less money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async steps => {
      const people = []
      for (let index = 0; index < 3; index++) people.push((await fixture.person()).id)
      const model: Model = { people, invoices: [], entries: [] }
      for (const one of steps) {
        await perform(model, one)
        await check(model)
      }
    }),
    { numRuns: rounds(25) },
  )
}, 120_000)

test('a refund takes the given payments first, then the oldest', async () => {
  const { id: account_id } = await fixture.person()
  const ids: number[] = []
  await fixture.db.transaction().execute(async tx => {
    for (const amount_cents of [1_000, 2_000, 3_000])
      ids.push(
        (await bookPayment(fixture.services, tx, { account_id, amount_cents, paid_on }, actor())).payment_id,
      )
    const refund = { account_id, amount_cents: 3_500, paid_on, from: ids.slice(2) }
    await bookRefund(fixture.services, tx, refund, actor())
  })
  expect(await findCredit(fixture.db, account_id)).toEqual([
    { payment_id: ids[0], credit_cents: 500 },
    { payment_id: ids[1], credit_cents: 2_000 },
  ])
})
