import { officeFinalize } from '@academy/contract/admission/selection/endpoints'
import { acceptLate } from '@academy/contract/admission/selection/office-endpoints'
import * as contract from '@academy/contract/office/person-page/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { raceAt } from '../../../../test/barrier.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { acceptLocked } from '../../admission/places/accept-late.ts'

let fixture: PersonFixture
beforeEach(async () => {
  fixture = await personFixture()
})
afterEach(() => fixture.close())

const finalize = async () => {
  await fixture.call(
    officeFinalize,
    { params: { id: String(fixture.masterclass_id) } },
    { as: fixture.admin },
  )
  await fixture.sendLetters(fixture.masterclass_id)
}
const idOf = ({ application_id }: { application_id: number }) => ({ params: { id: String(application_id) } })
const withdrawal = async (of: { application_id: number }) =>
  (await fixture.call(contract.personWithdrawal, idOf(of), { as: fixture.manager })).body
const withdraw = (of: { application_id: number }, query: { free?: '1'; cost?: number } = {}) =>
  fixture.call(contract.withdrawForPerson, { ...idOf(of), query }, { as: fixture.manager })
const refuseWithdrawal = (of: { application_id: number }, query: object = {}, as = fixture.manager) =>
  fixture.refused(contract.withdrawForPerson, { ...idOf(of), query }, { as })
const openOf = async (id: number) => (await fixture.show(id)).balance.outstanding

describe('withdrawing for a person', () => {
  test('an unpaid application is deleted with its invoice, with the office as the actor', async () => {
    const student = await fixture.applicant({ paid: false })
    expect(await withdrawal(student)).toMatchObject({ kind: 'remove', cost: 0, percent: 0, until: null })
    await withdraw(student)
    expect((await fixture.show(student.id)).applications).toEqual([])
    expect(await openOf(student.id)).toBe(0)
    expect(await fixture.entries('application_deleted')).toMatchObject([
      {
        actor_id: fixture.manager.id,
        account_id: student.id,
        details: { application_id: student.application_id, masterclass_id: fixture.masterclass_id },
      },
    ])
    expect((await fixture.mailsTo(student.id)).at(-1)?.key).toBe(
      `application-removed:${student.application_id}`,
    )
  })

  test('a paid one is withdrawn, and a second attempt is refused', async () => {
    const student = await fixture.applicant({ is_accepted: true })
    expect(await withdrawal(student)).toMatchObject({ kind: 'withdraw', cost: 0 })
    await withdraw(student)
    const [application] = (await fixture.show(student.id)).applications
    expect(application).toMatchObject({ status: 'withdrawn', can_withdraw: false })
    expect(await fixture.entries('application_withdrawn')).toMatchObject([
      { details: { masterclass_id: fixture.masterclass_id } },
    ])
    expect(await refuseWithdrawal(student)).toMatchObject({
      status: 409,
      body: { code: 'application_fixed' },
    })
  })

  test('a place costs what the terms say, and the office confirms the cost', async () => {
    const student = await fixture.applicant({ is_accepted: true })
    await finalize()
    expect(await withdrawal(student)).toMatchObject({
      kind: 'give_up',
      cost: 108,
      percent: 20,
      until: '2027-07-12',
    })
    for (const query of [{}, { cost: 100 }])
      expect((await refuseWithdrawal(student, query)).body.code).toBe('cost_changed')
    await withdraw(student, { cost: 108 })
    expect(await openOf(student.id)).toBe(108)
  })

  test('the office waives the cost of a place', async () => {
    const student = await fixture.applicant({ is_accepted: true })
    await finalize()
    await withdraw(student, { free: '1' })
    expect(await openOf(student.id)).toBe(0)
    expect(await fixture.entries('place_given_up')).toMatchObject([
      { details: { is_free: true, masterclass_id: fixture.masterclass_id } },
    ])
  })

  test('unknown applications and other roles are refused', async () => {
    const student = await fixture.applicant()
    const as = { as: fixture.manager }
    expect((await refuseWithdrawal({ application_id: 999_999 })).status).toBe(404)
    const unknown = { params: { id: '999999' } }
    expect((await fixture.refused(contract.personWithdrawal, unknown, as)).status).toBe(404)
    for (const other of [student, fixture.teacher])
      expect((await refuseWithdrawal(student, {}, other)).status).toBe(403)
  })
})

describe('accepting after the final save', () => {
  const why = (over_places = false) => ({ body: { reason: 'A place became free', over_places } })
  const accept = (of: { application_id: number }) =>
    fixture.call(acceptLate, { ...idOf(of), ...why(true) }, { as: fixture.manager })
  const refuse = (of: { application_id: number }, as = fixture.manager) =>
    fixture.refused(acceptLate, { ...idOf(of), ...why() }, { as })

  test('a declined applicant gets the place, its invoice and a second mail', async () => {
    const student = await fixture.applicant({ is_accepted: false })
    await finalize()
    expect((await fixture.show(student.id)).applications).toMatchObject([
      { status: 'rejected', can_accept: true, masterclass: { participant_count: 0 } },
    ])
    await accept(student)
    const { applications, invoices } = await fixture.show(student.id)
    expect(applications).toMatchObject([
      { status: 'accepted', can_accept: false, can_withdraw: true, masterclass: { participant_count: 1 } },
    ])
    const place = invoices.find(({ kind }) => kind === 'participation_fee')
    expect(place).toMatchObject({ outstanding_amount: 540 })
    const mails = await fixture.mailsTo(student.id)
    expect(mails.map(({ key }) => key)).toEqual([
      `selection:${student.application_id}`,
      `accepted-late:${student.application_id}`,
    ])
    expect(mails[1]?.attachments).toEqual([`invoice:${place?.id}`])
    expect(await fixture.entries('accepted_late')).toMatchObject([
      { actor_id: fixture.manager.id, account_id: student.id, details: { status: ['rejected', 'accepted'] } },
    ])
    expect((await refuse(student)).body.code).toBe('application_fixed')
  })

  test('before the final save the teacher decides, and an unpaid or withdrawn application is refused', async () => {
    const student = await fixture.applicant({ is_accepted: false })
    expect((await refuse(student)).body.code).toBe('selection_not_final')
    const unpaid = await fixture.applicant({ paid: false })
    const gone = await fixture.applicant({ is_accepted: false })
    await withdraw(gone)
    await finalize()
    expect((await refuse(unpaid)).body.code).toBe('handling_fee_unpaid')
    expect((await refuse(gone)).body.code).toBe('application_fixed')
    expect((await refuse({ application_id: 999_999 })).status).toBe(404)
    for (const as of [student, fixture.teacher]) expect((await refuse(student, as)).status).toBe(403)
    expect(await fixture.entries('accepted_late')).toEqual([])
  })

  const places = () =>
    fixture.db.selectFrom('invoices').select('id').where('kind', '=', 'participation_fee').execute()

  test('of ten acceptances at once one succeeds, with one invoice and one mail', async () => {
    const student = await fixture.applicant({ is_accepted: false })
    await finalize()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        fixture.app.inject({
          method: 'POST',
          url: `/api/academy/a/applications/${student.application_id}/acceptance`,
          headers: { authorization: `Bearer ${(index % 2 ? fixture.manager : fixture.admin).token}` },
          payload: why(true).body,
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, ...Array(9).fill(409)])
    expect(await places()).toHaveLength(1)
    expect(await fixture.mailsTo(student.id)).toHaveLength(2)
  })

  test('control: without the lock two acceptances at once issue two invoices', async () => {
    const student = await fixture.applicant({ is_accepted: false })
    await finalize()
    const { application_id } = student
    const acceptance = {
      ...why(true).body,
      application_id,
      actor_id: fixture.admin.id,
      now: fixture.services.clock.now(),
    }
    await raceAt({ url: fixture.url, table: 'applications', count: 2 }, () =>
      Promise.allSettled(
        [1, 2].map(() =>
          withoutLocks(['account', 'academy', 'masterclass', 'application'], () =>
            acceptLocked(fixture.services, acceptance),
          ),
        ),
      ),
    )
    expect(await places()).toHaveLength(2)
  })
})
