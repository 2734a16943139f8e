import { invoices } from '@academy/contract/money/ledger/endpoints'
import { invoice, recordPayment, recordRefund, undoPayment } from '@academy/contract/money/payments/endpoints'
import type { InvoiceWithPayments } from '@academy/contract/money/payments/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { issueFee } from '../../../../test/invoices.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import type { Db } from '../../../db/connection.ts'
import { findCredit, insertPaymentOn } from '../invoices/allocation-queries.ts'
import { cancelInvoice } from '../invoices/cancel.ts'

let fixture: TestApp
let manager: Person
let student: Person
let id: number
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T22:30:00Z' })
  manager = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())
beforeEach(async () => {
  student = await fixture.person()
  id = (await issueFee(fixture.db, student.id)).id
  await fixture.db.deleteFrom('outbox').execute()
  // Only tests can do this: a trigger refuses to delete entries, and truncate bypasses it.
  await sql`truncate audit_log`.execute(fixture.db)
})

const now = new Date('2027-03-02T22:30:00Z')
const today = '2027-03-02'
const tomorrow = '2027-03-03'
const as = () => ({ as: manager })
const pay = async (amount: number, of = id) =>
  (await fixture.call(recordPayment, { params: { id: String(of) }, body: { amount, paid_on: today } }, as()))
    .body
const payRefused = async (body: object, of = id) =>
  (await fixture.refused(recordPayment, { params: { id: String(of) }, body }, as())).body
const refund = async (amount: number) =>
  (await fixture.call(recordRefund, { params: { id: String(id) }, body: { amount, paid_on: today } }, as()))
    .body
const undo = async (payment: number | undefined, reason = 'Wrong invoice') =>
  (await fixture.call(undoPayment, { params: { id: String(payment) }, body: { reason } }, as())).body
const undoRefused = async (payment: number | undefined, body: object = { reason: 'Wrong invoice' }) =>
  (await fixture.refused(undoPayment, { params: { id: String(payment) }, body }, as())).body
const cancel = () => fixture.db.transaction().execute(tx => cancelInvoice(tx, id, now))
const credit = async (of = student) =>
  (await findCredit(fixture.db, of.id)).reduce((sum, { credit_cents }) => sum + credit_cents, 0)
const last = ({ payments }: InvoiceWithPayments) => payments.at(-1)?.id
const mails = () =>
  fixture.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body_text', 'attachments'])
    .orderBy('id')
    .execute()
const log = async () => {
  const rows = await fixture.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  return rows.map(({ action, actor_id, account_id, details }) => ({ action, actor_id, account_id, details }))
}

/** Creates an application that waits for its handling fee. */
const applied = async () => {
  const masterclass_id = await insertMasterclass(fixture.db)
  await fixture.db
    .insertInto('applications')
    .values({ masterclass_id, account_id: student.id, is_known: true, applied_at: now, fee_invoice_id: id })
    .execute()
  const feePaidAt = async () =>
    (
      await fixture.db
        .selectFrom('applications')
        .select('fee_paid_at')
        .where('fee_invoice_id', '=', id)
        .executeTakeFirst()
    )?.fee_paid_at
  return { masterclass_id, feePaidAt }
}

describe('a payment', () => {
  test('in parts leaves the rest open until everything is paid', async () => {
    expect(await pay(30.5)).toMatchObject({ state: 'partial', outstanding_amount: 44.5 })
    expect(await mails()).toHaveLength(1)
    expect(await pay(44.5)).toMatchObject({
      state: 'paid',
      outstanding_amount: 0,
      payments: [
        { amount: 30.5 },
        { amount: 44.5, paid_on: today, recorded_by: 'Test Person', undone_at: null },
      ],
    })
    expect(await mails()).toMatchObject([{ recipient: student.email }, { recipient: student.email }])
    expect((await payRefused({ amount: 1, paid_on: today })).code).toBe('invoice_settled')
  })

  test('is in the audit log with actor, amount and remaining balance', async () => {
    const { invoice_number, payments } = await pay(30)
    expect(await log()).toEqual([
      {
        action: 'payment_recorded',
        actor_id: manager.id,
        account_id: student.id,
        details: {
          invoice_number,
          payment_id: payments[0]?.id,
          amount_cents: 3_000,
          paid_on: today,
          left_cents: 4_500,
        },
      },
    ])
  })

  test.each([
    ['tomorrow', { amount: 1, paid_on: tomorrow }, { paid_on: ['This day is in the future.'] }],
    ['nothing', { amount: 0, paid_on: today }, { amount: [expect.any(String)] }],
    ['a negative amount', { amount: -5, paid_on: today }, { amount: [expect.any(String)] }],
    ['a fraction of a cent', { amount: 1.005, paid_on: today }, { amount: [expect.any(String)] }],
    ['a non-numeric amount', { amount: 'all', paid_on: today }, { amount: [expect.any(String)] }],
    ['1 euro on an invalid date', { amount: 1, paid_on: '2027-02-30' }, { paid_on: [expect.any(String)] }],
    ['no fields', {}, { amount: [expect.any(String)], paid_on: [expect.any(String)] }],
  ])('of %s is refused, and nothing is stored', async (_, body, errors) => {
    const refused = await payRefused(body)
    expect(refused.code).toBe('invalid_input')
    expect(refused.errors).toEqual(errors)
    expect(
      await fixture.db.selectFrom('payments').select('id').where('account_id', '=', student.id).execute(),
    ).toEqual([])
    expect(await log()).toEqual([])
  })

  test('on an unknown invoice, a cancelled one or a cancellation is refused', async () => {
    expect((await payRefused({ amount: 1, paid_on: today }, 2_000_000_000)).code).toBe('not_found')
    const back = await cancel()
    expect((await payRefused({ amount: 1, paid_on: today })).code).toBe('invoice_settled')
    expect((await payRefused({ amount: 1, paid_on: today }, back?.id)).code).toBe('invoice_settled')
  })

  test('cannot be deleted or changed, not even with SQL', async () => {
    await pay(30)
    const all = fixture.db.updateTable('payments').set({ amount_cents: 1 }).execute()
    await expect(all).rejects.toThrow('never changed')
    await expect(fixture.db.deleteFrom('payments').execute()).rejects.toThrow('never changed')
    const spent = fixture.db.updateTable('payments').set({ allocated_cents: 0 }).execute()
    await expect(spent).rejects.toThrow('never changed')
    const moved = fixture.db.updateTable('allocations').set({ amount_cents: 1 }).execute()
    await expect(moved).rejects.toThrow('never changed')
    await expect(fixture.db.deleteFrom('allocations').execute()).rejects.toThrow('never changed')
  })
})

describe('a payment of more than is open', () => {
  const state = async (of: number) =>
    (await fixture.call(invoice, { params: { id: String(of) } }, as())).body.outstanding_amount

  test('counts on the other open invoices, oldest due first, and the rest is credit', async () => {
    const issue = (due_by: string) => issueFee(fixture.db, student.id, { due_by, kind: 'lodging' })
    const late = await issue('2027-03-16')
    const early = await issue('2027-03-04')
    const paid = await pay(75 + 75 + 20)
    expect(paid).toMatchObject({ state: 'paid', payments: [{ amount: 75, payment_amount: 170 }] })
    expect([await state(early.id), await state(late.id)]).toEqual([0, 55])
    expect(await credit()).toBe(0)
    await pay(100, late.id)
    expect(await credit()).toBe(4_500)
    // Two invoices that are paid, a part of the third, and the rest of it with what is credit.
    expect(await mails()).toHaveLength(4)
    expect((await log()).at(-1)?.details).toMatchObject({
      amount_cents: 10_000,
      left_cents: 0,
      credit_cents: 4_500,
    })
  })

  test('is undone from all invoices that it counts on', async () => {
    const other = await issueFee(fixture.db, student.id, { kind: 'lodging' })
    const paid = await pay(200)
    expect(await credit()).toBe(5_000)
    expect(await undo(last(paid))).toMatchObject({ outstanding_amount: 75 })
    expect([await state(other.id), await credit()]).toEqual([75, 0])
    expect(await mails()).toHaveLength(4)
  })

  test('stays credit when a later invoice is issued: nobody knows whether it is meant for that', async () => {
    await pay(100)
    const later = await issueFee(fixture.db, student.id, { kind: 'lodging' })
    expect([await state(later.id), await credit()]).toEqual([75, 2_500])
  })
})

describe('a handling fee paid in full', () => {
  test('forwards the application and sends a receipt in the language of the person', async () => {
    const { feePaidAt } = await applied()
    await fixture.db.updateTable('accounts').set({ locale: 'de' }).where('id', '=', student.id).execute()
    await pay(70)
    expect(await feePaidAt()).toBeNull()
    const { invoice_number } = await pay(5)
    expect(await feePaidAt()).not.toBeNull()
    expect(await mails()).toMatchObject([
      { subject: `Teilzahlung erhalten: Rechnung ${invoice_number}` },
      { recipient: student.email, subject: `Zahlung erhalten: Rechnung ${invoice_number}`, attachments: [] },
    ])
    const receipt = (await mails()).at(-1)
    expect(receipt?.body_text.replace(/\s+/g, ' ')).toMatch(/€ 75,00.*Ilse Marent weitergeleitet/)
    expect((await log()).map(({ action }) => action)).toEqual([
      'payment_recorded',
      'payment_recorded',
      'application_forwarded',
    ])
  })

  test('when undone revokes the forwarding and notifies the person; paid again it sends a second receipt', async () => {
    const { feePaidAt } = await applied()
    const paid = await pay(75)
    const undone = await undo(last(paid), 'Belongs to Mr Talbach')
    expect(undone).toMatchObject({
      state: 'open',
      outstanding_amount: 75,
      payments: [{ undone_by: 'Test Person', undo_reason: 'Belongs to Mr Talbach' }],
    })
    expect(await feePaidAt()).toBeNull()
    await pay(75)
    expect(await feePaidAt()).not.toBeNull()
    const [receipt, sorry, again] = await mails()
    expect(await mails()).toHaveLength(3)
    expect(receipt?.subject).toBe(`Payment received: invoice ${paid.invoice_number}`)
    expect(sorry).toMatchObject({
      subject: `A mistake with invoice ${paid.invoice_number}`,
      attachments: [`invoice:${id}`],
    })
    expect(sorry?.body_text).toContain('will wait with us')
    expect(again?.subject).toBe(receipt?.subject)
    expect(await log()).toMatchObject([
      { action: 'payment_recorded' },
      { action: 'application_forwarded' },
      {
        action: 'payment_undone',
        actor_id: manager.id,
        account_id: student.id,
        details: { amount_cents: 7_500, reason: 'Belongs to Mr Talbach' },
      },
      { action: 'application_taken_back' },
      { action: 'payment_recorded' },
      { action: 'application_forwarded' },
    ])
  })

  test('cannot be undone once the selection is final', async () => {
    const { masterclass_id, feePaidAt } = await applied()
    const paid = await pay(75)
    await fixture.db
      .updateTable('masterclasses')
      .set({ finalized_at: now })
      .where('id', '=', masterclass_id)
      .execute()
    expect((await undoRefused(last(paid))).code).toBe('payment_fixed')
    expect(await feePaidAt()).not.toBeNull()
    expect(await mails()).toHaveLength(1)
    const { body } = await fixture.call(invoice, { params: { id: String(id) } }, as())
    expect(body).toMatchObject({ state: 'paid', payments: [{ undone_at: null }] })
  })

  test('of a withdrawn application sends a receipt and forwards nothing', async () => {
    await applied()
    await fixture.db
      .updateTable('applications')
      .set({ status: 'withdrawn', withdrawn_at: now })
      .where('fee_invoice_id', '=', id)
      .execute()
    await pay(75)
    expect((await mails())[0]?.body_text).not.toContain('forwarded')
    expect((await log()).map(({ action }) => action)).toEqual(['payment_recorded'])
  })
})

describe('undoing a payment', () => {
  test('of a part leaves other payments, and the person gets a mail', async () => {
    const first = await pay(30)
    await pay(20)
    expect(await undo(last(first))).toMatchObject({ state: 'partial', outstanding_amount: 55 })
    expect(await mails()).toHaveLength(3)
  })

  test('succeeds once', async () => {
    const paid = await pay(30)
    await undo(last(paid))
    expect((await undoRefused(last(paid))).code).toBe('payment_undone')
  })

  test.each([[{}], [{ reason: '' }], [{ reason: '   ' }], [{ reason: 'x'.repeat(501) }]])(
    'requires a reason: %j is invalid',
    async body => {
      const paid = await pay(30)
      expect((await undoRefused(last(paid), body)).errors).toEqual({ reason: [expect.any(String)] })
    },
  )

  test('accepts any text as a reason, even a lone surrogate', async () => {
    const { payments } = await undo(last(await pay(30)), 'half \ud800 and "quoted"; drop table payments')
    expect(payments[0]?.undo_reason).toBe('half \ufffd and "quoted"; drop table payments')
    expect((await log())[1]?.details).toMatchObject({ reason: payments[0]?.undo_reason })
  })

  test('that is unknown is not found', async () => {
    expect((await undoRefused(2_000_000_000)).code).toBe('not_found')
  })
})

describe('recording a refund', () => {
  const refundRefused = async (amount: number) =>
    (
      await fixture.refused(
        recordRefund,
        { params: { id: String(id) }, body: { amount, paid_on: today } },
        as(),
      )
    ).body

  test('is possible up to the amount paid on a cancelled invoice', async () => {
    await pay(40)
    await cancel()
    const { body } = await fixture.call(invoice, { params: { id: String(id) } }, as())
    expect(body).toMatchObject({ state: 'cancelled', outstanding_amount: 0, refund_due: 40 })
    expect((await refundRefused(40.01)).errors).toEqual({
      amount: ['This is more than the credit that is left.'],
    })
    expect(await refund(15)).toMatchObject({ refund_due: 25 })
    expect(await refund(25)).toMatchObject({
      refund_due: 0,
      payments: [{}, { amount: -15 }, { amount: -25 }],
    })
    expect((await refundRefused(1)).code).toBe('invoice_settled')
    expect((await log()).map(({ action }) => action)).toEqual([
      'payment_recorded',
      'refund_recorded',
      'refund_recorded',
    ])
  })

  test('is refused while the invoice is valid', async () => {
    await pay(75)
    expect((await refundRefused(75)).code).toBe('invoice_settled')
  })

  test('can be undone, and has to be undone before the payment itself', async () => {
    const payment = last(await pay(40))
    await cancel()
    const given = last(await refund(40))
    expect((await undoRefused(payment)).code).toBe('refund_recorded')
    expect(await undo(given)).toMatchObject({ refund_due: 40 })
    expect(await undo(payment)).toMatchObject({ refund_due: 0 })
    expect(await mails()).toHaveLength(2)
  })
})

describe('concurrent requests', () => {
  const payAtOnce = (times: number, amount: number) =>
    Promise.all(
      Array.from({ length: times }, () =>
        fixture.app.inject({
          method: 'POST',
          url: `/api/academy/a/invoices/${id}/payments`,
          headers: { authorization: `Bearer ${manager.token}` },
          payload: { amount, paid_on: today },
        }),
      ),
    )

  test('20 payments of the total count once, with one receipt', async () => {
    await applied()
    const answers = await payAtOnce(20, 75)
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    expect(await mails()).toHaveLength(1)
  })

  test('of 20 partial payments the fourth pays the invoice, its rest is credit, and the others are refused', async () => {
    const answers = await payAtOnce(20, 20)
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4)
    const { body } = await fixture.call(invoice, { params: { id: String(id) } }, as())
    expect(body.outstanding_amount).toBe(0)
    expect(await credit()).toBe(500)
  })

  test('20 undos of one payment count once', async () => {
    const paid = await pay(75)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        fixture.app.inject({
          method: 'POST',
          url: `/api/academy/a/payments/${last(paid)}/undo`,
          headers: { authorization: `Bearer ${manager.token}` },
          payload: { reason: 'Wrong invoice' },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect(await mails()).toHaveLength(2)
  })

  /** Two transactions that both read the full balance and record it one after the other. */
  const enterUnlocked = async (db: Db, invoice_id: number) => {
    const entry = { invoice_id, amount_cents: 7_500, paid_on: today, recorded_at: now }
    const two = [await db.startTransaction().execute(), await db.startTransaction().execute()]
    for (const tx of two)
      expect(await tx.selectFrom('invoice_balances').select('outstanding_cents').execute()).toContainEqual({
        outstanding_cents: 7_500,
      })
    try {
      for (const tx of two) {
        await insertPaymentOn(tx, entry)
        await tx.commit().execute()
      }
    } finally {
      for (const tx of two) if (!tx.isCommitted) await tx.rollback().execute()
    }
  }

  test('without the lock the database check refuses the second payment', async () => {
    await expect(enterUnlocked(fixture.db, id)).rejects.toThrow('invoice_balances_never_overpaid')
  })

  test('control: without the lock and the check the invoice is paid twice', async () => {
    const unguarded = await testApp()
    await sql`alter table invoice_balances drop constraint invoice_balances_never_overpaid`.execute(
      unguarded.db,
    )
    const own = await issueFee(unguarded.db, (await unguarded.person()).id)
    await enterUnlocked(unguarded.db, own.id)
    expect(await unguarded.db.selectFrom('invoice_balances').select('paid_cents').execute()).toEqual([
      { paid_cents: 15_000 },
    ])
    await unguarded.close()
  })
})

test('only the office can read and change payments', async () => {
  const paid = await pay(10)
  const other = await fixture.person(['Teacher', 'Correpetitor', 'student'])
  const params = { id: String(id) }
  const body = { amount: 1, paid_on: today }
  for (const person of [student, other]) {
    const refusals = [
      await fixture.refused(invoices, { query: {} }, { as: person }),
      await fixture.refused(invoice, { params }, { as: person }),
      await fixture.refused(recordPayment, { params, body }, { as: person }),
      await fixture.refused(recordRefund, { params, body }, { as: person }),
      await fixture.refused(
        undoPayment,
        { params: { id: String(last(paid)) }, body: { reason: 'x' } },
        { as: person },
      ),
    ]
    expect(refusals.map(({ status }) => status)).toEqual(Array(5).fill(403))
  }
})

test.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
])('the database itself knows no payment of the last century: %s', async (paid_on, isAccepted) => {
  const entry = { account_id: student.id, amount_cents: 100, paid_on, recorded_at: now }
  const inserted = fixture.db.insertInto('payments').values(entry).execute()
  const outcome = await inserted.then(
    () => 'accepted',
    error => error.constraint,
  )
  expect(outcome).toBe(isAccepted ? 'accepted' : 'payments_not_too_old')
})
