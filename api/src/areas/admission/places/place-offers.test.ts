import { applications, deleteApplication } from '@academy/contract/admission/applications/endpoints'
import * as contract from '@academy/contract/admission/places/endpoints'
import { allCurrentMasterclasses, applicants } from '@academy/contract/admission/selection/endpoints'
import { acceptLate } from '@academy/contract/admission/selection/office-endpoints'
import { showPerson } from '@academy/contract/office/person-page/endpoints'
import { people } from '@academy/contract/people/people-list/endpoints'
import { afterEach, describe, expect, test } from 'vitest'
import { failedJobs, failMailsTo } from '../../../../test/failing-mails.ts'
import { type OffersFixture, offersFixture } from '../../../../test/offers-fixture.ts'

let fixture: OffersFixture
afterEach(() => fixture.close())

type Applicant = OffersFixture['waiting'][number]
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new Error(`There is no ${index}`)
  return found
}
const statusOf = async ({ application_id }: Applicant) => (await fixture.application(application_id)).status
const lastOffer = async (person: Applicant) => at(await fixture.offersOf(person), 0)
const answers = { acceptOffer: contract.acceptOffer, declineOffer: contract.declineOffer }
const answer = async (person: Applicant, how: 'acceptOffer' | 'declineOffer') => {
  const { id } = await lastOffer(person)
  return fixture.call(answers[how], { params: { id: String(id) } }, { as: person })
}
const refusedAnswer = async (
  person: Applicant,
  id: number,
  how: 'acceptOffer' | 'declineOffer' = 'acceptOffer',
) => (await fixture.refused(answers[how], { params: { id: String(id) } }, { as: person })).body.code
const placeInvoices = () =>
  fixture.db
    .selectFrom('invoices')
    .innerJoin('invoice_balances', 'invoice_id', 'invoices.id')
    .select('account_id')
    .where('kind', '=', 'participation_fee')
    .where('is_cancelled', '=', false)
    .where('cancels_id', 'is', null)
    .execute()

describe('a place that is given up', () => {
  test('notifies teacher and office, and is offered to the next with one click', async () => {
    fixture = await offersFixture()
    const [first, second, third] = fixture.waiting
    await fixture.giveUp(at(fixture.participants, 0))
    const keys = await fixture.mailKeys('place-free')
    expect(keys).toEqual([
      `place-free:given_up:${at(fixture.participants, 0).application_id}:teacher`,
      `place-free:given_up:${at(fixture.participants, 0).application_id}:office`,
    ])
    const [mail] = await fixture.db
      .selectFrom('outbox')
      .selectAll()
      .where('key', '=', String(keys[0]))
      .execute()
    expect(mail?.body_text).toContain('Paula Talbach has given the place back.')
    expect(mail?.body_text).toContain('Nora Talbach is next')
    expect(mail?.about).toEqual([fixture.participants[0]?.id, first?.id])
    expect(await fixture.list()).toMatchObject({
      places: 2,
      participant_count: 1,
      free_count: 1,
      next_application_id: first?.application_id,
      people: [
        {
          rank: 1,
          application_id: first?.application_id,
          account_id: first?.id,
          full_name: 'Nora Talbach',
          offer: null,
        },
        { rank: 2, application_id: second?.application_id, full_name: 'Zoe Talbach' },
        { rank: 3, application_id: third?.application_id, full_name: 'Ada Talbach' },
      ],
    })
    const own = { ...fixture.params, body: { application_id: first?.application_id ?? 0 } }
    const offered = await fixture.call(contract.offerOwnPlace, own, { as: fixture.teacher })
    expect(offered.body).toMatchObject({ free_count: 0, offered_count: 1, next_application_id: null })
    expect(await fixture.offersOf(at(fixture.waiting, 0))).toMatchObject([
      { state: 'open', can_answer: true, expires_at: '2027-07-07T08:00:00.000Z', participation_fee: 540 },
    ])
    expect(await fixture.offersOf(second as Applicant)).toEqual([])
    expect(await fixture.mailKeys('place-offer')).toHaveLength(1)
    const { body } = await fixture.call(allCurrentMasterclasses, {}, { as: fixture.admin })
    const listed = body.masterclasses.find(one => one.id === fixture.id)
    expect(listed).toMatchObject({ reserve_count: 3, offered_count: 1, free_place_count: 0 })
  })

  test('is freed although the end of an offer fails in another masterclass', async () => {
    fixture = await offersFixture({ automatic: true })
    const [first, second] = fixture.waiting as [Applicant, Applicant]
    const other = await fixture.masterclass()
    const failing = await fixture.applicant(other, { reserve_rank: 1 })
    await fixture.db
      .updateTable('applications')
      .set({ status: 'reserve' })
      .where('id', '=', failing.application_id)
      .execute()
    await fixture.db
      .updateTable('masterclasses')
      .set({ finalized_at: new Date('2027-07-01'), places: 1 })
      .where('id', '=', other)
      .execute()
    const times = { offered_at: new Date('2027-07-04'), expires_at: new Date('2027-07-05') }
    await fixture.db
      .insertInto('place_offers')
      .values({ application_id: failing.application_id, masterclass_id: other, state: 'open', ...times })
      .execute()
    await fixture.giveUp(at(fixture.participants, 0))
    const mend = await failMailsTo(fixture.db, failing.id)
    await fixture.expireAfter(49)
    expect(await lastOffer(first)).toMatchObject({ state: 'expired' })
    expect(await lastOffer(second)).toMatchObject({ state: 'open' })
    expect(await failedJobs(fixture.db)).toEqual([{ job: 'offers', account_id: null, masterclass_id: other }])
    await mend()
    await fixture.expireAfter(49)
    expect(await lastOffer(failing)).toMatchObject({ state: 'expired' })
    expect(await failedJobs(fixture.db)).toEqual([])
  })

  test('goes on to the third after the first declines and the second lets the hour pass', async () => {
    fixture = await offersFixture({ automatic: true })
    const [first, second, third] = fixture.waiting as [Applicant, Applicant, Applicant]
    await fixture.giveUp(at(fixture.participants, 0))
    expect((await answer(first, 'declineOffer')).body).toMatchObject({ state: 'declined', can_answer: false })
    expect(await lastOffer(second)).toMatchObject({ state: 'open' })
    await fixture.expireAfter(47)
    expect(await lastOffer(second)).toMatchObject({ state: 'open' })
    await fixture.expireAfter(49)
    expect(await lastOffer(second)).toMatchObject({ state: 'expired' })
    expect(await refusedAnswer(second, (await lastOffer(second)).id)).toBe('offer_over')
    expect((await answer(third, 'acceptOffer')).body).toMatchObject({ state: 'accepted' })
    expect(await Promise.all(fixture.waiting.map(statusOf))).toEqual(['reserve', 'reserve', 'accepted'])
    const invoiced = (await placeInvoices()).map(({ account_id }) => account_id)
    expect(invoiced).toContain(third.id)
    expect(invoiced).toHaveLength(2)
    const [mail] = await fixture.db
      .selectFrom('outbox')
      .selectAll()
      .where('key', 'like', 'offer-accepted:%')
      .execute()
    expect(mail).toMatchObject({ recipient: third.email, attachments: [expect.stringMatching(/^invoice:/)] })
    expect(await fixture.mailKeys('offer-expired')).toHaveLength(1)
    expect((await fixture.mailKeys('place-free:expired')).length).toBe(2)
    expect(await fixture.list()).toMatchObject({ free_count: 0, offered_count: 0, participant_count: 2 })
    const actions = await fixture.db.selectFrom('audit_log').select('action').orderBy('id').execute()
    const about = actions.map(({ action }) => action).filter(action => /offer/.test(action))
    expect(about).toEqual([
      'place_offered',
      'offer_declined',
      'place_offered',
      'offer_expired',
      'place_offered',
      'offer_accepted',
    ])
  })

  test('goes to the next by rank, whoever applied first', async () => {
    fixture = await offersFixture()
    const byRank = fixture.waiting.map(({ application_id }) => application_id)
    expect(byRank).not.toEqual(byRank.toSorted((one, other) => one - other))
    expect(byRank).not.toEqual(byRank.toSorted((one, other) => other - one))
    for (const person of fixture.participants) await fixture.giveUp(person)
    const offered: number[] = []
    for (const person of fixture.waiting.slice(0, 2)) {
      offered.push((await fixture.list()).next_application_id ?? 0)
      await fixture.offer(person)
    }
    expect(offered).toEqual(byRank.slice(0, 2))
  })

  test('is not offered while the class has as many participants as places', async () => {
    fixture = await offersFixture({ automatic: true, places: 1 })
    await fixture.giveUp(at(fixture.participants, 0))
    expect(await fixture.list()).toMatchObject({ places: 1, free_count: 0, next_application_id: null })
    expect(await fixture.mailKeys('place-')).toEqual([
      `place-given-up:${at(fixture.participants, 0).application_id}`,
    ])
    const body = { application_id: at(fixture.waiting, 0).application_id }
    const refused = await fixture.refused(
      contract.offerPlace,
      { ...fixture.params, body },
      { as: fixture.admin },
    )
    expect(refused.body.code).toBe('no_free_place')
  })

  test('with an empty waiting list says that nobody waits', async () => {
    fixture = await offersFixture({ waiting: 0, automatic: true })
    await fixture.giveUp(at(fixture.participants, 0))
    const [mail] = await fixture.db
      .selectFrom('outbox')
      .selectAll()
      .where('key', 'like', '%:office')
      .execute()
    expect(mail).toMatchObject({ recipient: 'office@academy.example', locale: 'de' })
    expect(mail?.body_text).toContain('Auf der Warteliste ist sonst niemand.')
  })
})

describe('an offer', () => {
  test('is for the next on the waiting list, and only by the teacher of the masterclass', async () => {
    fixture = await offersFixture()
    await fixture.giveUp(at(fixture.participants, 0))
    const body = { application_id: at(fixture.waiting, 1).application_id }
    const input = { ...fixture.params, body }
    expect((await fixture.refused(contract.offerPlace, input, { as: fixture.admin })).body.code).toBe(
      'next_changed',
    )
    const stranger = await fixture.person(['Teacher'])
    expect((await fixture.refused(contract.offerOwnPlace, input, { as: stranger })).body.code).toBe(
      'not_found',
    )
    expect((await fixture.refused(contract.ownWaitingList, fixture.params, { as: stranger })).body.code).toBe(
      'not_found',
    )
    await fixture.offer(at(fixture.waiting, 0))
    const { id } = await lastOffer(at(fixture.waiting, 0))
    for (const how of ['acceptOffer', 'declineOffer'] as const)
      expect(await refusedAnswer(at(fixture.waiting, 1), id, how)).toBe('not_found')
  })

  test('of another year is not listed, and its teacher does not see the waiting list of a draft', async () => {
    fixture = await offersFixture()
    await fixture.giveUp(at(fixture.participants, 0))
    await fixture.offer(at(fixture.waiting, 0))
    const ownList = () => fixture.call(contract.ownWaitingList, fixture.params, { as: fixture.teacher })
    // Accounts are for the office alone.
    expect((await ownList()).body.people[0]?.account_id).toBeNull()
    await fixture.db.updateTable('academies').set({ is_current: false }).execute()
    expect(await fixture.offersOf(at(fixture.waiting, 0))).toEqual([])
    await ownList()
    await fixture.db.updateTable('academies').set({ is_draft: true }).execute()
    const refused = fixture.refused(contract.ownWaitingList, fixture.params, { as: fixture.teacher })
    expect((await refused).body.code).toBe('not_found')
  })

  test('ends when the person leaves the waiting list, and the place is free again', async () => {
    fixture = await offersFixture({ automatic: true })
    const first = at(fixture.waiting, 0)
    await fixture.giveUp(at(fixture.participants, 0))
    const { id } = await lastOffer(first)
    await fixture.call(deleteApplication, { params: { id: String(first.application_id) } }, { as: first })
    expect(await statusOf(first)).toBe('withdrawn')
    for (const how of ['acceptOffer', 'declineOffer'] as const)
      expect(await refusedAnswer(first, id, how)).toBe('offer_over')
    const offers = await fixture.db
      .selectFrom('place_offers')
      .select(['application_id', 'state'])
      .orderBy('id')
      .execute()
    const byRank = fixture.waiting.map(({ application_id }) => application_id)
    expect(offers).toEqual([
      { application_id: byRank[0], state: 'withdrawn' },
      { application_id: byRank[1], state: 'open' },
    ])
  })

  test('ends exactly at its hour, not a moment before', async () => {
    fixture = await offersFixture()
    const first = at(fixture.waiting, 0)
    await fixture.giveUp(at(fixture.participants, 0))
    await fixture.offer(first)
    const end = new Date((await lastOffer(first)).expires_at)
    await fixture.expireAt(new Date(end.getTime() - 1))
    expect(await lastOffer(first)).toMatchObject({ state: 'open' })
    await fixture.expireAt(end)
    expect(await lastOffer(first)).toMatchObject({ state: 'expired' })
  })

  test('keeps its place: the office is asked before it admits somebody else', async () => {
    fixture = await offersFixture()
    const [first, second] = fixture.waiting as [Applicant, Applicant]
    await fixture.giveUp(at(fixture.participants, 0))
    await fixture.offer(first)
    const admit = (person: Applicant, over_places: boolean) => ({
      params: { id: String(person.application_id) },
      body: { reason: 'The teacher asks for it', over_places },
    })
    expect((await fixture.refused(acceptLate, admit(second, false), { as: fixture.admin })).body.code).toBe(
      'places_taken',
    )
    await fixture.call(acceptLate, admit(second, true), { as: fixture.admin })
    await fixture.call(acceptLate, admit(first, false), { as: fixture.admin })
    expect(await Promise.all([first, second].map(statusOf))).toEqual(['accepted', 'accepted'])
    expect(await lastOffer(first)).toMatchObject({ state: 'accepted' })
    const log = await fixture.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'accepted_late')
      .execute()
    expect(log[0]?.details).toMatchObject({
      reason: 'The teacher asks for it',
      status: ['reserve', 'accepted'],
    })
  })

  test('is refused by the database when no place is free, and twice for one application', async () => {
    fixture = await offersFixture()
    const values = {
      masterclass_id: fixture.id,
      application_id: at(fixture.waiting, 0).application_id,
      offered_at: new Date(),
      expires_at: new Date(Date.now() + 1_000),
    }
    const insert = () => fixture.db.insertInto('place_offers').values(values).execute()
    await expect(insert()).rejects.toThrow(/no free place/)
    for (const person of fixture.participants) await fixture.giveUp(person)
    await insert()
    await expect(insert()).rejects.toThrow(/place_offers_one_open/)
  })
})

test('the page of the person and the lists of people and of the class show the open offer and its end, no longer', async () => {
  fixture = await offersFixture()
  const first = at(fixture.waiting, 0)
  await fixture.giveUp(at(fixture.participants, 0))
  const shown = async () => {
    const page = await fixture.call(showPerson, { params: { id: String(first.id) } }, { as: fixture.admin })
    const applicantsOf = { params: { masterclassId: String(fixture.id) } }
    const list = (await fixture.call(applicants, applicantsOf, { as: fixture.teacher })).body
    const others = list.filter(({ id }) => id !== first.application_id)
    expect(others.map(({ open_offer_until }) => open_offer_until)).toEqual(others.map(() => null))
    const own = list.find(({ id }) => id === first.application_id)
    const everybody = (await fixture.call(people, { query: {} }, { as: fixture.admin })).body.people
    const offered = everybody.flatMap(({ id, masterclasses }) =>
      masterclasses.flatMap(({ open_offer_until: until }) => (until === null ? [] : [[id, until]])),
    )
    return [page.body.applications[0]?.open_offer_until, own?.open_offer_until, offered]
  }
  expect(await shown()).toEqual([null, null, []])
  await fixture.offer(first)
  const { expires_at } = await lastOffer(first)
  expect(await shown()).toEqual([expires_at, expires_at, [[first.id, expires_at]]])
  await answer(first, 'declineOffer')
  expect(await shown()).toEqual([null, null, []])
})

test('those who wait see their rank only where the academy shows it', async () => {
  fixture = await offersFixture()
  const second = at(fixture.waiting, 1)
  const own = async () => at((await fixture.call(applications, {}, { as: second })).body, 0)
  expect(await own()).toMatchObject({ status: 'reserve', waiting_rank: null })
  await fixture.db.updateTable('academies').set({ shows_waiting_rank: true }).execute()
  expect(await own()).toMatchObject({ status: 'reserve', waiting_rank: 2 })
  const first = at(fixture.waiting, 0)
  await fixture.call(deleteApplication, { params: { id: String(first.application_id) } }, { as: first })
  expect(await own()).toMatchObject({ waiting_rank: 1 })
})
