import * as contract from '@academy/contract/office/person-page/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'

let fixture: PersonFixture
beforeAll(async () => {
  fixture = await personFixture()
})
afterAll(() => fixture.close())

test('shows everything about a person in one answer', async () => {
  const { application_id, ...student } = await fixture.applicant({ paid: false })
  const { booking_id } = await fixture.stay(student)
  const person = await fixture.show(student.id)
  expect(person).toMatchObject({
    id: student.id,
    email: student.email,
    age: 17,
    is_minor: true,
    can_change: true,
    roles: [],
    has_password: true,
    second_factor: { is_set_up: false, required_from: null, reset: null },
    balance: { outstanding: 75 + 9 * 55, overdue: 0, credit: 0 },
    applications: [
      {
        id: application_id,
        status: 'applied',
        fee_paid: false,
        is_current: true,
        can_withdraw: true,
        can_accept: false,
        masterclass: { is_final: false, participant_count: null },
      },
    ],
    bookings: [{ id: booking_id, nights: 9, room_name: null, is_free: false, is_current_academy: true }],
    concerts: [],
  })
  expect(person.invoices.map(({ kind }) => kind)).toEqual(['lodging', 'handling_fee'])
})

test('of a teacher it names the masterclasses of the current academy', async () => {
  const person = await fixture.show(fixture.teacher.id)
  expect(person.teacher).not.toBeNull()
  expect(person.teaches).toMatchObject([
    { id: fixture.masterclass_id, instrument: { name_en: expect.any(String) } },
  ])
  expect((await fixture.show(fixture.manager.id)).teaches).toEqual([])
})

test('the balance counts what is overdue, and the credit', async () => {
  const student = await fixture.at('2027-06-10T10:00:00+02:00', () => fixture.applicant({ paid: false }))
  const { invoice_id, booking_id } = await fixture.stay(student)
  await fixture.pay(invoice_id, 10_000)
  await fixture.cancelStay(booking_id)
  const { balance, invoices } = await fixture.show(student.id)
  expect(balance).toEqual({ outstanding: 75, overdue: 75, credit: 100 })
  expect(invoices.find(({ id }) => id === invoice_id)?.payments).toMatchObject([{ amount: 100 }])
})

test.each([true, false, null])(
  'a preliminary decision (%s) is not shown to the office',
  async is_accepted => {
    const student = await fixture.applicant({ is_accepted })
    const { applications } = await fixture.show(student.id)
    expect(applications).toMatchObject([{ status: 'applied', can_accept: false }])
    expect(JSON.stringify(applications)).not.toContain('is_accepted')
  },
)

test('the page of one person has nothing of another', async () => {
  const [one, other] = [await fixture.applicant(), await fixture.applicant()]
  await fixture.stay(other)
  const shown = await fixture.show(one.id)
  expect(JSON.stringify(shown)).not.toContain(other.email)
  expect(shown.bookings).toEqual([])
})

test('a manager may look at an admin, but not change the account', async () => {
  const { body } = await fixture.call(
    contract.showPerson,
    { params: { id: String(fixture.admin.id) } },
    { as: fixture.manager },
  )
  expect(body).toMatchObject({ can_change: false, roles: [{ role: 'Admin' }] })
})

test('an unknown person is 404, and nobody but the office gets an answer', async () => {
  for (const id of [999_999, 0, 'x', '2147483648', '%00'])
    expect(
      (await fixture.refused(contract.showPerson, { params: { id } }, { as: fixture.manager })).status,
    ).toBe(404)
  const student = await fixture.applicant()
  for (const roles of [['student'], ['Teacher'], ['Correpetitor']] as const) {
    const as = await fixture.person([...roles])
    expect((await fixture.refused(contract.showPerson, { params: { id: student.id } }, { as })).status).toBe(
      403,
    )
  }
})

test('opening a résumé is recorded with who opened whose', async () => {
  const student = await fixture.applicant({ resume: true })
  const { body } = await fixture.call(
    contract.openResume,
    { params: { id: String(student.application_id) } },
    { as: fixture.manager },
  )
  expect(body.url).toContain('signature=')
  expect(await fixture.entries('document_opened')).toEqual([
    {
      actor_id: fixture.manager.id,
      account_id: student.id,
      details: { document: 'resume', application_id: student.application_id },
    },
  ])
  const without = await fixture.applicant()
  expect(
    (
      await fixture.refused(
        contract.openResume,
        { params: { id: without.application_id } },
        { as: fixture.manager },
      )
    ).status,
  ).toBe(404)
})
