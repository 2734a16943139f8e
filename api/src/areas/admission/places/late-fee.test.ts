// Who pays the handling fee after the final save.

import { officeFinalize } from '@academy/contract/admission/selection/endpoints'
import { acceptLate } from '@academy/contract/admission/selection/office-endpoints'
import { enterPayment, spendCredit } from '@academy/contract/money/person-account/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { raceAt } from '../../../../test/barrier.ts'
import { issueFee } from '../../../../test/invoices.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { Problem } from '../../../base/problem.ts'
import { findCredit } from '../../money/invoices/allocation-queries.ts'
import { allocate } from '../../money/payments/allocate.ts'
import { acceptLocked } from './accept-late.ts'

let fixture: PersonFixture
beforeEach(async () => {
  fixture = await personFixture('2027-07-05T09:00:00+02:00')
})
afterEach(() => fixture.close())

type Applicant = Awaited<ReturnType<PersonFixture['applicant']>>

/** People whose fee is unpaid at the final save of a class with this many places, and who know it. */
const unpaidAtTheEnd = async (count: number, places: number): Promise<Applicant[]> => {
  await fixture.db.updateTable('masterclasses').set({ places }).execute()
  const people: Applicant[] = []
  for (let index = 0; index < count; index++) people.push(await fixture.applicant({ paid: false }))
  await fixture.call(
    officeFinalize,
    { params: { id: String(fixture.masterclass_id) } },
    { as: fixture.manager },
  )
  await fixture.sendLetters(fixture.masterclass_id)
  return people
}
const one = async (places = 1): Promise<Applicant> => {
  const [student] = await unpaidAtTheEnd(1, places)
  if (!student) throw new Error('Nobody applied')
  return student
}
const pay = ({ id }: Applicant, amount = 75) =>
  fixture.call(
    enterPayment,
    { params: { id: String(id) }, body: { amount, paid_on: '2027-07-05' } },
    { as: fixture.manager },
  )
const body = { reason: 'The transfer took a day', over_places: false }
const inputOf = ({ application_id }: Applicant) => ({ params: { id: String(application_id) }, body })
const accept = (of: Applicant) => fixture.call(acceptLate, inputOf(of), { as: fixture.manager })
const refusal = async (of: Applicant, over_places = false) =>
  (
    await fixture.refused(
      acceptLate,
      { ...inputOf(of), body: { ...body, over_places } },
      { as: fixture.manager },
    )
  ).body.code
const shown = async ({ id }: Applicant) => {
  const { applications, balance, invoices } = await fixture.show(id)
  return { application: applications[0], balance, invoices }
}
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    error => (error instanceof Problem ? error.code : Promise.reject(error)),
  )
const acceptDirectly = (of: Applicant) =>
  outcomeOf(
    acceptLocked(fixture.services, {
      ...body,
      application_id: of.application_id,
      actor_id: fixture.manager.id,
      now: fixture.services.clock.now(),
    }),
  )

test('a late fee settles a new invoice, and the mail brings it together with that of the place', async () => {
  const student = await one()
  expect((await shown(student)).application).toMatchObject({
    can_accept: false,
    accept_obstacle: 'handling_fee_unpaid',
    late_fee: 75,
  })
  await pay(student, 100)
  expect(await shown(student)).toMatchObject({
    application: { can_accept: true, accept_obstacle: null, late_fee: 75 },
    balance: { credit: 100, outstanding: 0 },
  })
  await accept(student)
  const { application, balance, invoices } = await shown(student)
  expect(application).toMatchObject({ status: 'accepted', fee_paid: true, late_fee: null })
  expect(balance).toMatchObject({ credit: 25, outstanding: 540 })
  const fee = invoices.find(({ kind, state }) => kind === 'handling_fee' && state === 'paid')
  const place = invoices.find(({ kind }) => kind === 'participation_fee')
  expect(fee).toMatchObject({ invoice_amount: 75 })
  expect(await fixture.application(student.application_id)).toMatchObject({ fee_invoice_id: fee?.id })
  const mail = (await fixture.mailsTo(student.id)).at(-1)
  expect(mail).toMatchObject({
    key: `accepted-late:${student.application_id}`,
    attachments: [`invoice:${fee?.id}`, `invoice:${place?.id}`],
  })
  expect(mail?.body_text).toContain('invoice for the handling fee')
  expect(await fixture.entries('payment_carried_over')).toMatchObject([
    { account_id: student.id, details: { to_invoice: fee?.invoice_number, amount_cents: 7500 } },
  ])
})

test('the fee is what the cancelled invoice asked for, whatever an application costs now', async () => {
  const student = await one()
  await fixture.db.updateTable('academies').set({ handling_fee_cents: 9_000 }).execute()
  await pay(student)
  await accept(student)
  expect((await shown(student)).balance).toMatchObject({ credit: 0, outstanding: 540 })
})

test('part of the fee is not enough, and the page says so', async () => {
  const student = await one()
  await pay(student, 74.99)
  expect(await refusal(student)).toBe('handling_fee_unpaid')
  expect((await shown(student)).application).toMatchObject({
    can_accept: false,
    accept_obstacle: 'handling_fee_unpaid',
  })
  expect((await shown(student)).invoices.filter(({ state }) => state === 'paid')).toEqual([])
})

test('without a free place it is refused, also beyond the places, and the page says so', async () => {
  await fixture.applicant({ is_accepted: true })
  const student = await one(1)
  await pay(student)
  for (const over of [false, true]) expect(await refusal(student, over)).toBe('no_free_place')
  expect((await shown(student)).application).toMatchObject({
    can_accept: false,
    accept_obstacle: 'no_free_place',
  })
  expect((await shown(student)).balance).toMatchObject({ credit: 75 })
})

test('others have no obstacle, and no late fee', async () => {
  const declined = await fixture.applicant({ is_accepted: false })
  const unpaid = await fixture.applicant({ paid: false })
  const none = { accept_obstacle: null, late_fee: null }
  for (const person of [declined, unpaid])
    expect((await shown(person)).application).toMatchObject({ ...none, can_accept: false })
  await fixture.call(
    officeFinalize,
    { params: { id: String(fixture.masterclass_id) } },
    { as: fixture.manager },
  )
  expect((await shown(declined)).application).toMatchObject({ ...none, can_accept: true })
})

test('of six late payers accepted at once, one gets the last free place', async () => {
  const people = await unpaidAtTheEnd(6, 1)
  for (const person of people) await pay(person)
  const answers = await Promise.all(
    people.map(async person => {
      const { application_id } = person
      const response = await fixture.app.inject({
        method: 'POST',
        url: `/api/academy/a/applications/${application_id}/acceptance`,
        headers: { authorization: `Bearer ${fixture.manager.token}` },
        payload: body,
      })
      return response.statusCode === 204 ? 'done' : response.json().code
    }),
  )
  expect(answers.toSorted()).toEqual(['done', ...Array(5).fill('no_free_place')])
})

test('control: without the lock two late payers get the last free place', async () => {
  const people = await unpaidAtTheEnd(2, 1)
  for (const person of people) await pay(person)
  let acceptances: Promise<string>[] = []
  await fixture.db.transaction().execute(async tx => {
    // Both have seen the place before one of them writes: the second waits for the number of the invoice of the first.
    await sql`lock table invoices in exclusive mode`.execute(tx)
    acceptances = people.map(person =>
      withoutLocks(['account', 'academy', 'masterclass', 'application'], () => acceptDirectly(person)),
    )
    await untilBlocked(fixture.db, 2)
  })
  expect(await Promise.all(acceptances)).toEqual(['done', 'done'])
})

test('an acceptance beside another use of the credit: the money is used once', async () => {
  for (const student of await unpaidAtTheEnd(5, 5)) {
    await pay(student)
    const other = await issueFee(fixture.db, student.id)
    const spending = { params: { id: String(student.id) }, body: { invoice_id: other.id } }
    const [accepted, spent] = await Promise.all([
      acceptDirectly(student),
      fixture.app.inject({
        method: 'POST',
        url: spendCredit.path.replace(':id', spending.params.id),
        headers: { authorization: `Bearer ${fixture.manager.token}` },
        payload: spending.body,
      }),
    ])
    expect([
      ['done', 409],
      ['handling_fee_unpaid', 200],
    ]).toContainEqual([accepted, spent.statusCode])
    expect((await shown(student)).balance).toMatchObject({
      credit: 0,
      outstanding: accepted === 'done' ? 540 + 75 : 0,
    })
  }
})

test('control: without the lock both uses begin, and one fails instead of being refused', async () => {
  const student = await one()
  await pay(student)
  const credit = await findCredit(fixture.db, student.id)
  const payment_id = credit[0]?.payment_id ?? 0
  const { id: invoice_id } = await issueFee(fixture.db, student.id)
  const now = fixture.services.clock.now()
  const use = { payment_id, invoice_id, amount_cents: 7500 }
  const outcomes = await raceAt({ url: fixture.url, table: 'payments', count: 2 }, () =>
    withoutLocks(['credit'], () =>
      Promise.allSettled([
        acceptDirectly(student),
        fixture.db.transaction().execute(tx => allocate(fixture.services, tx, use, { actor_id: null, now })),
      ]),
    ),
  )
  const failures = outcomes.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(failures).toEqual([expect.stringContaining('payments_never_overspent')])
})
