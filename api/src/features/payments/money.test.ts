import { centsOf } from '@academy/contract/money'
import { invoice, recordPayment, recordRefund, undoPayment } from '@academy/contract/payments/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { issueFee } from '../../../test/invoices.ts'
import { cancelInvoice } from '../invoices/cancel.ts'

let fixture: TestApp
let manager: Person
let student: Person
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T09:00:00Z' })
  manager = await fixture.person(['Admin'])
  student = await fixture.person()
})
afterAll(() => fixture.close())

test('every amount in cents survives the conversion to euros and back', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 10_000_000 }), cents => centsOf(cents / 100) === cents))
})

const lines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 30 }), unit_cents: fc.integer({ min: 1, max: 9_999 }) }),
  { minLength: 1, maxLength: 5 },
)
// Shares of the total and indexes into the payments, so that steps of every size happen on invoices of every
// size.
const share = fc.double({ min: 0.001, max: 1.2, noNaN: true })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pay' as const), share }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), share }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), share }) },
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

interface Model {
  total: number
  isCancelled: boolean
  entries: { id: number; cents: number; undone: boolean }[]
}

const sumOf = ({ entries }: Model) =>
  entries.filter(entry => !entry.undone).reduce((sum, entry) => sum + entry.cents, 0)
const openOf = (model: Model) => (model.isCancelled ? 0 : model.total - sumOf(model))
const dueBackOf = (model: Model) => (model.isCancelled ? sumOf(model) : 0)

test('after any payments, refunds, undos and cancellations the balance is the total less the active payments', async () => {
  const as = { as: manager }
  const paid_on = '2027-03-02'

  const perform = async (invoiceId: number, model: Model, { kind, share }: Step) => {
    const params = { id: String(invoiceId) }
    const cents = Math.max(1, Math.round(model.total * share))
    const body = { amount: cents / 100, paid_on }
    if (kind === 'cancel') {
      await fixture.db.transaction().execute(tx => cancelInvoice(tx, invoiceId, fixture.services.clock.now()))
      model.isCancelled = true
    } else if (kind === 'undo') {
      const entry = model.entries[Math.floor((share / 1.2001) * model.entries.length)]
      if (!entry) return
      const input = { params: { id: String(entry.id) }, body: { reason: 'A mistake' } }
      if (entry.undone || entry.cents > sumOf(model)) await fixture.refused(undoPayment, input, as)
      else await fixture.call(undoPayment, input, as)
      if (entry.cents <= sumOf(model)) entry.undone = true
    } else {
      const [endpoint, limit, sign] =
        kind === 'pay' ? [recordPayment, openOf(model), 1] : [recordRefund, dueBackOf(model), -1]
      if (cents > limit) await fixture.refused(endpoint, { params, body }, as)
      else {
        const answer = await fixture.call(endpoint, { params, body }, as)
        model.entries.push({ id: answer.body.payments.at(-1)?.id ?? 0, cents: sign * cents, undone: false })
      }
    }
  }

  await fc.assert(
    fc.asyncProperty(lines, fc.array(step, { minLength: 1, maxLength: 12 }), async (wanted, steps) => {
      const description = { de: 'Teil', en: 'Part' }
      const { id } = await issueFee(fixture.db, student.id, {
        kind: 'lodging',
        lines: wanted.map(line => ({ description, ...line })),
      })
      const total = wanted.reduce((sum, line) => sum + line.quantity * line.unit_cents, 0)
      const model: Model = { total, isCancelled: false, entries: [] }
      for (const one of steps) {
        await perform(id, model, one)
        const { body } = await fixture.call(invoice, { params: { id: String(id) } }, as)
        expect(openOf(model)).toBeGreaterThanOrEqual(0)
        expect(body).toMatchObject({
          invoice_amount: total / 100,
          outstanding_amount: openOf(model) / 100,
          refund_due: dueBackOf(model) / 100,
        })
        expect(body.payments.map(({ amount, undone_at }) => [amount, undone_at !== null])).toEqual(
          model.entries.map(({ cents, undone }) => [cents / 100, undone]),
        )
      }
    }),
    { numRuns: 25 },
  )
})
