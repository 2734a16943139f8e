// What the office does instead of a teacher, and after the final save.
import { book } from '@academy/contract/lodging/endpoints'
import { placeOffers } from '@academy/contract/place-offers/endpoints'
import * as contract from '@academy/contract/selection/endpoints'
import * as office from '@academy/contract/selection/office-endpoints'
import type { OfficeDecisionsInput } from '@academy/contract/selection/schemas'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type SelectionFixture, selectionFixture } from '../../../test/selection-fixture.ts'

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
    expect(await fixture.results()).toEqual([])
    // Nothing is deleted: place and cancellation, then fee, cancellation and the new fee.
    expect((await invoices(accepted.id)).map(({ is_cancelled }) => is_cancelled)).toEqual([
      false,
      true,
      false,
    ])
    expect((await invoices(unpaid.id)).map(({ kind }) => kind)).toEqual(Array(3).fill('handling_fee'))
    expect(await entries('selection_reopened')).toMatchObject([
      { actor_id: fixture.admin.id, details: { masterclass_id: id, reason: 'Two people were mixed up' } },
    ])
    await finalize()
    expect(await fixture.results()).toHaveLength(3)
  })

  test('books a released room again, with a new invoice', async () => {
    const texts = { name_de: 'Zimmer', name_en: 'Room', description_de: '', description_en: '' }
    const room = await fixture.db
      .insertInto('room_types')
      .values({ academy_id: fixture.academy_id, ...texts, price_cents: 3_000, beds: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const student = await fixture.applicant(id, { is_accepted: false, gender: 'female' })
    const stay = {
      start_date: '2027-08-02',
      end_date: '2027-08-10',
      diet: null,
      comment: '',
      agreedToTerms: true,
    }
    const choice = { ...stay, academy_room_type_id: room.id, academy_meal_type_id: null } as const
    const booked = await fixture.call(book, { body: choice }, { as: student })
    await finalize()
    const row = () =>
      fixture.db.selectFrom('bookings').selectAll().where('id', '=', booked.body.id).executeTakeFirstOrThrow()
    expect((await row()).cancelled_at).not.toBeNull()
    await fixture.call(office.reopenSelection, { ...params(), ...reopen }, as())
    const restored = await row()
    expect(restored.cancelled_at).toBeNull()
    expect(restored.invoice_id).not.toBe(booked.body.invoice?.id)
    expect(await entries('selection_reopened')).toMatchObject([{ details: { released: 1, restored: 1 } }])
  })

  test('is refused before the final save, once a mail was sent, and after somebody gave up', async () => {
    const person = await fixture.applicant(id, { is_accepted: true })
    expect(await refusal()).toBe('selection_not_final')
    await finalize()
    await fixture.db
      .updateTable('applications')
      .set({ status: 'withdrawn', withdrawn_at: fixture.services.clock.now() })
      .where('id', '=', person.application_id)
      .execute()
    expect(await refusal()).toBe('selection_used')
    id = await fixture.masterclass()
    await fixture.applicant(id, { is_accepted: true })
    await finalize()
    await fixture.db.updateTable('outbox').set({ sent_at: new Date() }).execute()
    expect(await refusal()).toBe('results_sent')
    id += 1_000
    expect(await refusal()).toBe('not_found')
  })
})

test('students see no offer before the final save', async () => {
  const waits = await fixture.applicant(id, { reserve_rank: 1 })
  expect((await fixture.call(placeOffers, {}, { as: waits })).body).toEqual([])
})
