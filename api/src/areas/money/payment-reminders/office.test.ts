import { invoices } from '@academy/contract/money/ledger/endpoints'
import * as contract from '@academy/contract/money/payment-reminders/endpoints'
import { recordPayment } from '@academy/contract/money/payments/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { issueFee, setAssociation } from '../../../../test/invoices.ts'
import { cancelInvoice } from '../invoices/cancel.ts'

const now = new Date('2027-03-18T10:00:00Z')
let fixture: TestApp
let manager: Person
let student: Person
let id: number
let invoice_number: string
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: now.toISOString() })
  await setAssociation(fixture.db)
  manager = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())
beforeEach(async () => {
  student = await fixture.person()
  const issued = await issueFee(fixture.db, student.id)
  id = issued.id
  invoice_number = issued.invoice_number
})

const as = () => ({ as: manager })
const invoice = () => ({ params: { id: String(id) } })
const person = () => ({ params: { id: String(student.id) } })
const show = async () => (await fixture.call(contract.invoiceReminders, invoice(), as())).body
const remind = async () => (await fixture.call(contract.sendReminder, invoice(), as())).body
const refusal = async () => (await fixture.refused(contract.sendReminder, invoice(), as())).body.code
const stopPerson = async (is_stopped: boolean) =>
  (await fixture.call(contract.stopPersonReminders, { ...person(), body: { is_stopped } }, as())).body
const stopInvoice = async (is_stopped: boolean) =>
  (await fixture.call(contract.stopInvoiceReminders, { ...invoice(), body: { is_stopped } }, as())).body
const log = () =>
  fixture.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details'])
    .where('account_id', '=', student.id)
    .orderBy('id')
    .execute()
const mails = () =>
  fixture.db
    .selectFrom('outbox')
    .selectAll()
    .where('account_id', '=', student.id)
    .where('kind', '=', 'payment-reminder')
    .execute()

describe('a reminder by hand', () => {
  test('is sent, shown with what became of it, and recorded', async () => {
    const shown = await remind()
    const [mail] = await mails()
    expect(mail?.subject).toBe(`Still outstanding: invoice ${invoice_number}`)
    expect(shown).toMatchObject({
      can_remind: false,
      reminders: [{ step: 'by_hand', invoice_number, mail: { id: mail?.id, state: 'unconfirmed' } }],
    })
    expect(shown.reminders[0]?.sent_by).toBeTruthy()
    expect(await log()).toEqual([
      { action: 'payment_reminded', actor_id: manager.id, details: { invoice_number } },
    ])
    await fixture.db.updateTable('outbox').set({ sent_at: now }).execute()
    expect((await show()).reminders[0]?.mail?.state).toBe('sent')
  })

  test('is sent once a day, also by many requests at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        fixture.app.inject({
          method: 'POST',
          url: `/api/academy/a/invoices/${id}/reminders`,
          headers: { authorization: `Bearer ${manager.token}` },
        }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11)
    expect(await mails()).toHaveLength(1)
    expect(await refusal()).toBe('reminded_today')
  })

  test('before the due date says that it is due soon', async () => {
    id = (await issueFee(fixture.db, student.id, { now })).id
    await remind()
    expect((await mails())[0]?.subject).toMatch(/^Due soon/)
  })

  test('is refused when nothing is open', async () => {
    await fixture.call(recordPayment, { ...invoice(), body: { amount: 75, paid_on: '2027-03-18' } }, as())
    expect(await refusal()).toBe('invoice_settled')
    const paid = id
    id = (await issueFee(fixture.db, student.id)).id
    const cancellation = await fixture.db.transaction().execute(tx => cancelInvoice(tx, id, now))
    expect(await refusal()).toBe('invoice_settled')
    id = cancellation?.id ?? 0
    expect(await refusal()).toBe('not_found')
    id = 999_999
    expect(await refusal()).toBe('not_found')
    id = paid
    expect(await show()).toMatchObject({ can_remind: false, next: null })
  })

  test('is possible for a person whose reminders are stopped', async () => {
    await stopPerson(true)
    expect((await remind()).reminders).toHaveLength(1)
  })
})

describe('stopping reminders', () => {
  test('of a person is shown and recorded once, and can be resumed', async () => {
    expect(await show()).toMatchObject({ person_stop: null, next: { step: 'overdue', on: '2027-03-23' } })
    expect((await stopPerson(true)).stop).toMatchObject({ stopped_at: expect.any(String) })
    await stopPerson(true)
    expect(await show()).toMatchObject({ next: null, person_stop: { stopped_at: expect.any(String) } })
    expect((await stopPerson(false)).stop).toBeNull()
    await stopPerson(false)
    expect((await log()).map(({ action }) => action)).toEqual(['reminders_stopped', 'reminders_resumed'])
  })

  test('of an invoice leaves those of the person', async () => {
    expect(await stopInvoice(true)).toMatchObject({ next: null, person_stop: null })
    expect((await fixture.call(contract.personReminders, person(), as())).body.stop).toBeNull()
    expect(await stopInvoice(false)).toMatchObject({ invoice_stop: null, next: { step: 'overdue' } })
    expect((await log()).map(({ details }) => details)).toEqual([{ invoice_number }, { invoice_number }])
  })

  test('at once by many is one stop', async () => {
    await Promise.all(Array.from({ length: 8 }, () => stopPerson(true)))
    expect(await log()).toHaveLength(1)
  })

  test('of somebody who does not exist is refused', async () => {
    const input = { params: { id: '999999' }, body: { is_stopped: true } }
    for (const endpoint of [contract.stopPersonReminders, contract.stopInvoiceReminders])
      expect((await fixture.refused(endpoint, input, as())).body.code).toBe('not_found')
    expect((await fixture.refused(contract.personReminders, input, as())).status).toBe(404)
  })
})

test('the reminders of a person are those of all invoices, newest first', async () => {
  await remind()
  const other = await issueFee(fixture.db, student.id)
  id = other.id
  await remind()
  const { reminders } = (await fixture.call(contract.personReminders, person(), as())).body
  expect(reminders.map(reminder => reminder.invoice_number)).toEqual([other.invoice_number, invoice_number])
})

test('the list of invoices is filtered by those that are open after a reminder', async () => {
  const listed = async () =>
    (
      await fixture.call(invoices, { query: { search: student.email, state: 'reminded' } }, as())
    ).body.invoices.map(invoice => invoice.id)
  expect(await listed()).toEqual([])
  await remind()
  expect(await listed()).toEqual([id])
  await fixture.call(recordPayment, { ...invoice(), body: { amount: 75, paid_on: '2027-03-18' } }, as())
  expect(await listed()).toEqual([])
})
