import { invoices } from '@academy/contract/money/ledger/endpoints'
import { recordPayment } from '@academy/contract/money/payments/endpoints'
import { officeDashboard } from '@academy/contract/office/dashboard/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { failedJobs, failMailsTo } from '../../../../test/failing-mails.ts'
import { runHourlyJobs } from '../../../../test/hourly-jobs.ts'
import { issueFee, setAssociation } from '../../../../test/invoices.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { clockFrom } from '../../../base/clock.ts'
import type { Tx } from '../../../db/connection.ts'
import { cancelInvoice } from '../invoices/cancel.ts'
import { findDue, sendPaymentReminders } from './send.ts'

// Issued on 2 March, due on 16 March.
let fixture: TestApp
let student: Person
let id: number
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T10:00:00Z' })
  await setAssociation(fixture.db)
  await fixture.db.updateTable('association').set({ reminders_since: '2027-01-01' }).execute()
  student = await fixture.person()
  id = await issue()
})
afterEach(() => fixture.close())

const issue = async (kind: 'handling_fee' | 'participation_fee' = 'participation_fee') =>
  (await issueFee(fixture.db, student.id, { kind })).id
const at = (moment: string) => clockFrom(new Date(moment))
const run = (moment: string) =>
  fixture.db.transaction().execute(tx => sendPaymentReminders(tx, 'https://academy.example', at(moment)))
const runOn = (day: string) => run(`${day}T10:00:00+01:00`)
const mails = () =>
  fixture.db.selectFrom('outbox').selectAll().where('kind', '=', 'payment-reminder').orderBy('id').execute()
const subjects = async () => (await mails()).map(({ subject }) => subject)
const steps = async () =>
  (await fixture.db.selectFrom('payment_reminders').select(['step', 'sent_on']).orderBy('id').execute()).map(
    ({ step, sent_on }) => `${sent_on} ${step}`,
  )
const settings = (changes: object) => fixture.db.updateTable('association').set(changes).execute()
const pay = async (amount: number) =>
  fixture.call(
    recordPayment,
    { params: { id: String(id) }, body: { amount, paid_on: '2027-03-02' } },
    { as: await fixture.person(['Admin']) },
  )
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.parse(from) + n * 86_400_000).toISOString().slice(0, 10),
  )

describe('the program reminds', () => {
  test('before the due date, after it and a second time, each once, however often it runs', async () => {
    for (const day of days('2027-03-02', 60)) {
      await runOn(day)
      await runOn(day)
    }
    expect(await steps()).toEqual(['2027-03-13 before_due', '2027-03-23 overdue', '2027-04-06 second'])
    const as = { as: await fixture.person(['Admin']) }
    const query = { state: 'reminded_twice' } as const
    expect((await fixture.call(officeDashboard, {}, as)).body.reminded_twice_count).toBe(1)
    expect((await fixture.call(invoices, { query }, as)).body.invoices.map(one => one.id)).toEqual([id])
    const number = (await mails()).map(({ attachments }) => attachments)
    expect(number).toEqual([[`invoice:${id}`], [`invoice:${id}`], [`invoice:${id}`]])
  })

  test('in the language of the person, with what is open, the account and a link to this invoice', async () => {
    await fixture.db.updateTable('accounts').set({ locale: 'de' }).where('id', '=', student.id).execute()
    await pay(30)
    await runOn('2027-03-13')
    const [mail] = await mails()
    expect(mail).toMatchObject({ locale: 'de', recipient: student.email, account_id: student.id })
    expect(mail?.subject).toMatch(/^Bald fällig: Rechnung 2027-\d{4}$/)
    for (const part of [
      '45,00',
      '16. März 2027',
      'AT61 1904 3002 3457 3201',
      'RF',
      `https://academy.example/user/invoices/${id}`,
    ])
      expect(mail?.body_text).toContain(part)
  })

  test('of a handling fee before applications close', async () => {
    await fixture.db.deleteFrom('payment_reminders').execute()
    id = await issue('handling_fee')
    const masterclass_id = await insertMasterclass(fixture.db)
    await fixture.db
      .insertInto('applications')
      .values({
        masterclass_id,
        account_id: student.id,
        is_known: true,
        applied_at: new Date('2027-03-02T09:00:00Z'),
        fee_invoice_id: id,
      })
      .execute()
    await settings({ remind_before_days: 0, remind_after_days: 0, remind_again_days: 0 })
    for (const day of days('2027-06-20', 20)) await runOn(day)
    expect(await steps()).toEqual(['2027-06-26 deadline'])
    expect((await mails())[0]?.body_text).toContain('1 July 2027')
  })

  test.each([
    ['08:59', 0],
    ['09:00', 1],
    ['17:59', 1],
    ['18:00', 0],
    ['00:10', 0],
  ])('at %s in Vienna: %i mails', async (time, count) => {
    await run(`2027-03-13T${time}:00+01:00`)
    expect(await mails()).toHaveLength(count)
  })

  test('only of the step that is due after a standstill, and of the second one two weeks later', async () => {
    await runOn('2027-06-01')
    await runOn('2027-06-02')
    expect(await steps()).toEqual(['2027-06-01 overdue'])
    await runOn('2027-06-14')
    expect(await steps()).toHaveLength(1)
    await runOn('2027-06-15')
    expect(await steps()).toEqual(['2027-06-01 overdue', '2027-06-15 second'])
  })

  test('of nothing whose step was before there were reminders', async () => {
    await settings({ reminders_since: '2027-04-06' })
    for (const day of days('2027-04-06', 30)) await runOn(day)
    expect(await subjects()).toEqual([])
  })

  test('of nothing that is paid or cancelled', async () => {
    await pay(75)
    const cancelled = await issue()
    await fixture.db
      .transaction()
      .execute(tx => cancelInvoice(tx, cancelled, new Date('2027-03-03T10:00:00Z')))
    for (const day of ['2027-03-13', '2027-03-23', '2027-04-06']) await runOn(day)
    expect(await mails()).toEqual([])
  })

  test('nobody for whom the office has stopped it, nor of such an invoice', async () => {
    const other = await issue()
    const stop = (invoice_id: number | null) =>
      fixture.db
        .insertInto('reminder_stops')
        .values({ account_id: student.id, invoice_id, stopped_at: new Date() })
        .execute()
    await stop(id)
    await runOn('2027-03-13')
    expect((await mails()).map(({ key }) => key)).toEqual([`payment-reminder:${other}:before_due`])
    await stop(null)
    await runOn('2027-03-23')
    expect(await mails()).toHaveLength(1)
  })

  test('all others when it fails for one person, and them once it no longer fails', async () => {
    const other = await fixture.person()
    await issueFee(fixture.db, other.id, { kind: 'participation_fee' })
    const mend = await failMailsTo(fixture.db, student.id)
    await runOn('2027-03-13')
    expect((await mails()).map(({ account_id }) => account_id)).toEqual([other.id])
    expect(await failedJobs(fixture.db)).toMatchObject([{ job: 'payment_reminders', account_id: student.id }])
    await mend()
    await runOn('2027-03-13')
    expect((await mails()).map(({ account_id }) => account_id)).toEqual([other.id, student.id])
    expect(await failedJobs(fixture.db)).toEqual([])
  })

  test('nobody when every step is off', async () => {
    await settings({ remind_before_days: 0, remind_after_days: 0, remind_again_days: 0, remind_fee_days: 0 })
    for (const day of days('2027-03-02', 60)) await runOn(day)
    expect(await mails()).toEqual([])
  })
})

describe('many runs at once', () => {
  const runs = <T>(work: (tx: Tx) => Promise<T>) =>
    Promise.all(Array.from({ length: 8 }, () => fixture.db.transaction().execute(work)))

  test('send one mail, even without the lock on the job', async () => {
    const clock = at('2027-03-13T10:00:00+01:00')
    await runs(tx => sendPaymentReminders(tx, 'https://academy.example', clock))
    expect(await mails()).toHaveLength(1)
    expect(await steps()).toEqual(['2027-03-13 before_due'])
  })

  test('control: without lock and constraint all of them find it due', async () => {
    const found = await runs(async tx => (await findDue(tx, '2027-03-13')).length)
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(8)
  })

  test('of several processes send one mail', async () => {
    const clock = at('2027-03-13T10:00:00+01:00')
    expect(await runHourlyJobs(fixture, { processes: 6, clock })).toEqual({ warnings: [], errors: [] })
    expect(await mails()).toHaveLength(1)
  })

  test('the database refuses a step that was sent, and a second reminder on one day', async () => {
    const insert = (step: string, sent_on: string) =>
      fixture.db
        .insertInto('payment_reminders')
        .values({ invoice_id: id, step, sent_on, sent_at: new Date(), mail_key: `${step}${sent_on}` })
        .execute()
    await insert('overdue', '2027-03-23')
    await expect(insert('overdue', '2027-03-24')).rejects.toThrow('payment_reminders_each_step_once')
    await expect(insert('by_hand', '2027-03-23')).rejects.toThrow('payment_reminders_once_a_day')
    await insert('by_hand', '2027-03-24')
    await insert('by_hand', '2027-03-25')
  })
})
