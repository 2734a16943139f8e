// What the office does instead of a teacher, and after the final save.
import { deleteApplication } from '@academy/contract/admission/applications/endpoints'
import { offerPlace, placeOffers } from '@academy/contract/admission/places/endpoints'
import * as contract from '@academy/contract/admission/selection/endpoints'
import * as office from '@academy/contract/admission/selection/office-endpoints'
import type { OfficeDecisionsInput } from '@academy/contract/admission/selection/schemas'
import { myAccount } from '@academy/contract/money/person-account/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookedRooms } from '../../../../test/booked-rooms.ts'
import { payInvoice } from '../../../../test/invoices.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
let id: number
beforeEach(async () => {
  fixture = await selectionFixture()
  id = await fixture.masterclass()
})
afterEach(() => fixture.close())

const params = () => ({ params: { id: String(id) } })
const as = () => ({ as: fixture.admin })
const finalize = () => fixture.call(contract.officeFinalize, params(), as())
const entries = (action: string) =>
  fixture.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute()

describe('deciding for a teacher', () => {
  const show = async () => (await fixture.call(office.officeDecisions, params(), as())).body.applicants
  type Decisions = OfficeDecisionsInput['decisions']
  const input = (decisions: Decisions) => ({ ...params(), body: { reason: 'The teacher is ill', decisions } })

  test('sets all decisions, ranks the waiting list in this order, and records who and why', async () => {
    const [a, b, c] = [
      await fixture.applicant(id, { first_name: 'Ada', is_accepted: true }),
      await fixture.applicant(id, { first_name: 'Bea' }),
      await fixture.applicant(id, { first_name: 'Cora' }),
    ]
    await fixture.applicant(id, { paid: false })
    expect((await show()).map(({ full_name, decision }) => [full_name, decision])).toEqual([
      ['Ada Talbach', 'accept'],
      ['Bea Talbach', null],
      ['Cora Talbach', null],
    ])
    const decisions: Decisions = [
      { application_id: c.application_id, before: null, decision: 'reserve' },
      { application_id: a.application_id, before: 'accept', decision: 'reserve' },
      { application_id: b.application_id, before: null, decision: 'accept' },
    ]
    await fixture.call(office.decideForTeacher, input(decisions), as())
    expect(await fixture.application(c.application_id)).toMatchObject({ is_accepted: false, reserve_rank: 1 })
    expect(await fixture.application(a.application_id)).toMatchObject({ is_accepted: false, reserve_rank: 2 })
    expect(await fixture.application(b.application_id)).toMatchObject({
      is_accepted: true,
      status: 'applied',
    })
    const log = await entries('decided_for_teacher')
    expect(log).toHaveLength(3)
    expect(log[0]).toMatchObject({ actor_id: fixture.admin.id, details: { reason: 'The teacher is ill' } })
    // The page that was shown before is out of date now.
    const again = await fixture.refused(office.decideForTeacher, input(decisions), as())
    expect(again.body.code).toBe('changed_meanwhile')
  })

  test('shows what the teacher would see: repertoire, comment and recordings', async () => {
    await fixture.applicant(id, {
      repertoire: 'Suite no. 1',
      comment: 'I have to leave a day early.',
      recordings: ['https://video.example.org/1', 'https://video.example.org/2'],
    })
    expect(await show()).toMatchObject([
      {
        repertoire: 'Suite no. 1',
        comment: 'I have to leave a day early.',
        recordings: ['https://video.example.org/1', 'https://video.example.org/2'],
        recording_titles: ['', ''],
      },
    ])
  })

  test('needs a reason and everybody, and is refused after the final save', async () => {
    await fixture.applicant(id, { is_accepted: true })
    const nobody = await fixture.refused(office.decideForTeacher, input([]), as())
    expect(nobody.body.code).toBe('changed_meanwhile')
    const silent = await fixture.refused(
      office.decideForTeacher,
      { ...params(), body: { reason: ' ', decisions: [] } },
      as(),
    )
    expect(silent.status).toBe(422)
    await finalize()
    expect((await fixture.refused(office.officeDecisions, params(), as())).body.code).toBe('selection_final')
    const late = await fixture.refused(office.decideForTeacher, input([]), as())
    expect(late.body.code).toBe('selection_final')
  })
})

describe('reopening a final save', () => {
  const reopen = { body: { reason: 'Two people were mixed up' } }
  const refusal = async () =>
    (await fixture.refused(office.reopenSelection, { ...params(), ...reopen }, as())).body.code
  const invoices = (account_id: number) =>
    fixture.db
      .selectFrom('invoices')
      .innerJoin('invoice_balances', 'invoice_id', 'invoices.id')
      .select(['kind', 'is_cancelled', 'cancels_id'])
      .where('account_id', '=', account_id)
      .orderBy('invoices.id')
      .execute()

  test('takes back results, mails and invoices, and can be followed by another final save', async () => {
    const accepted = await fixture.applicant(id, { is_accepted: true })
    const waits = await fixture.applicant(id, { reserve_rank: 1 })
    const unpaid = await fixture.applicant(id, { paid: false })
    expect((await finalize()).body.can_reopen).toBe(true)
    const { body } = await fixture.call(office.reopenSelection, { ...params(), ...reopen }, as())
    expect(body).toMatchObject({
      final_participants_saved: false,
      can_finalize: true,
      can_reopen: false,
      unpaid_count: 1,
    })
    expect(await fixture.application(accepted.application_id)).toMatchObject({
      status: 'applied',
      is_accepted: true,
      participation_invoice_id: null,
    })
    expect(await fixture.application(waits.application_id)).toMatchObject({
      status: 'applied',
      reserve_rank: 1,
    })
    expect(await fixture.application(unpaid.application_id)).toMatchObject({
      status: 'applied',
      is_accepted: null,
    })
    // Nothing was invoiced or cancelled before the letters.
    expect(await fixture.results()).toEqual([])
    for (const person of [accepted, unpaid])
      expect(await invoices(person.id)).toEqual([
        { kind: 'handling_fee', is_cancelled: false, cancels_id: null },
      ])
    expect(await entries('selection_reopened')).toMatchObject([
      { actor_id: fixture.admin.id, details: { masterclass_id: id, reason: 'Two people were mixed up' } },
    ])
    await finalize()
    await fixture.sendLetters(id)
    expect(await fixture.results()).toHaveLength(3)
  })

  test('stays possible after somebody withdrew, whose application stays withdrawn and gets no letter', async () => {
    const people = [
      await fixture.applicant(id, { is_accepted: true }),
      await fixture.applicant(id, { is_accepted: false }),
      await fixture.applicant(id, { reserve_rank: 1 }),
    ]
    const stays = await fixture.applicant(id, { is_accepted: true })
    await finalize()
    for (const person of people) {
      const own = { params: { id: String(person.application_id) }, query: {} }
      await fixture.call(deleteApplication, own, { as: person })
    }
    const { body } = await fixture.call(office.reopenSelection, { ...params(), ...reopen }, as())
    expect(body).toMatchObject({
      final_participants_saved: false,
      application_count: 1,
      participant_count: 1,
    })
    await finalize()
    await fixture.sendLetters(id)
    expect((await fixture.results()).map(({ recipient }) => recipient)).toEqual([stays.email])
    for (const { application_id } of people)
      expect(await fixture.application(application_id)).toMatchObject({
        status: 'withdrawn',
        is_accepted: null,
        reserve_rank: null,
        participation_invoice_id: null,
      })
  })

  test('stays possible after the office accepted somebody, who keeps the decision', async () => {
    const person = await fixture.applicant(id, { is_accepted: false })
    await finalize()
    const late = { reason: 'One more bed', over_places: true }
    await fixture.call(office.acceptLate, { params: { id: String(person.application_id) }, body: late }, as())
    await fixture.call(office.reopenSelection, { ...params(), ...reopen }, as())
    expect(await fixture.application(person.application_id)).toMatchObject({
      status: 'applied',
      is_accepted: true,
      participation_invoice_id: null,
    })
  })

  test('leaves a booked room and what was paid for it as they are', async () => {
    const rooms = await bookedRooms(fixture)
    const student = await fixture.applicant(id, { is_accepted: false })
    const booking = await rooms.bookFor(student)
    const invoice_id = booking.invoice?.id ?? 0
    await payInvoice(fixture.db, { invoice_id, amount_cents: 24_000, paid_on: '2027-07-01' })
    await finalize()
    await fixture.call(office.reopenSelection, { ...params(), ...reopen }, as())
    expect(await rooms.bookingRow(booking.id)).toMatchObject({ cancelled_at: null, invoice_id })
    const { outstanding, credit } = (await fixture.call(myAccount, {}, { as: student })).body
    expect([outstanding, credit]).toEqual([0, 0])
  })

  test('is refused before the final save, once the letters were sent, and after somebody was offered a place', async () => {
    await fixture.db.updateTable('masterclasses').set({ places: 1 }).where('id', '=', id).execute()
    const person = await fixture.applicant(id, { reserve_rank: 1 })
    expect(await refusal()).toBe('selection_not_final')
    await finalize()
    const body = { application_id: person.application_id }
    await fixture.call(offerPlace, { ...params(), body }, as())
    expect(await refusal()).toBe('selection_used')
    id = await fixture.masterclass()
    await fixture.applicant(id, { is_accepted: true })
    await finalize()
    await fixture.sendLetters(id)
    expect(await refusal()).toBe('results_sent')
    id += 1_000
    expect(await refusal()).toBe('not_found')
  })
})

test('students see no offer before the final save', async () => {
  const waits = await fixture.applicant(id, { reserve_rank: 1 })
  expect((await fixture.call(placeOffers, {}, { as: waits })).body).toEqual([])
})
