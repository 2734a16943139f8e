import { deleteApplication } from '@academy/contract/admission/applications/endpoints'
import * as contract from '@academy/contract/admission/places/endpoints'
import { acceptLate } from '@academy/contract/admission/selection/office-endpoints'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { type OffersFixture, offersFixture } from '../../../../test/offers-fixture.ts'
import { rounds } from '../../../../test/rounds.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { lockAccount, lockApplication } from '../../../db/locks.ts'
import { acceptLocked as admitLocked } from './accept-late.ts'
import { acceptLocked } from './answer.ts'
import { expireOffers } from './expire.ts'
import { offerFreePlace } from './offer-place.ts'

let fixture: OffersFixture
afterEach(() => fixture.close())

type Applicant = OffersFixture['waiting'][number]
const open = async (setup?: Parameters<typeof offersFixture>[0]) => {
  fixture = await offersFixture(setup)
  const [first, second] = fixture.waiting
  const [leaving] = fixture.participants
  if (!first || !second || !leaving) throw new Error('The fixture has too few people')
  return { first, second, leaving }
}
const codeOf = (
  endpoint: { method: string; path: string },
  input: { id: number; body?: object; query?: string },
  as: Person,
) =>
  fixture.app
    .inject({
      method: endpoint.method as 'POST',
      url: `${endpoint.path.replace(':id', String(input.id))}${input.query ?? ''}`,
      headers: { authorization: `Bearer ${as.token}` },
      ...(input.body && { payload: input.body }),
    })
    .then(response => (response.statusCode < 400 ? 'done' : String(response.json().code)))
const count = (answers: readonly string[], answer: string) => answers.filter(one => one === answer).length
const offers = () => fixture.db.selectFrom('place_offers').selectAll().orderBy('id').execute()
const openOffer = async () => {
  const found = (await offers()).find(({ state }) => state === 'open')
  if (!found) throw new Error('No offer is open')
  return found
}
const accepted = async () =>
  (
    await fixture.db
      .selectFrom('applications')
      .select('id')
      .where('masterclass_id', '=', fixture.id)
      .where('status', '=', 'accepted')
      .execute()
  ).length
const offerTo = ({ application_id }: Applicant) => ({
  masterclass_id: fixture.id,
  application_id,
  offered_at: now(),
  expires_at: new Date(now().getTime() + 3_600_000),
})
const withoutTrigger = () =>
  sql`alter table place_offers disable trigger place_offers_within_places`.execute(fixture.db)
const now = () => fixture.services.clock.now()
const race = (table: string, work: () => Promise<unknown>) =>
  raceAt({ url: fixture.url, table, count: 2 }, work)

test('teacher and office offer one place at once: one offer', async () => {
  const { first, leaving } = await open()
  await fixture.giveUp(leaving)
  const body = { application_id: first.application_id }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? codeOf(contract.offerPlace, { id: fixture.id, body }, fixture.admin)
        : codeOf(contract.offerOwnPlace, { id: fixture.id, body }, fixture.teacher),
    ),
  )
  expect([count(answers, 'done'), count(answers, 'no_free_place')]).toEqual([1, 19])
  expect(await offers()).toHaveLength(1)
})

test('control: without lock and trigger two people are offered one place', async () => {
  const { first, second, leaving } = await open()
  await fixture.giveUp(leaving)
  await withoutTrigger()
  const offering = {
    masterclass_id: fixture.id,
    owner: null,
    actor_id: fixture.admin.id,
    now: now(),
    application_id: first.application_id,
  }
  await race('place_offers', () =>
    Promise.allSettled([
      withoutLocks(['masterclass'], () => offerFreePlace(fixture.services, offering)),
      // The second takes the first for somebody who has left.
      fixture.db.insertInto('place_offers').values(offerTo(second)).execute(),
    ]),
  )
  expect((await offers()).filter(({ state }) => state === 'open')).toHaveLength(2)
})

test('ten acceptances of one offer make one place and one invoice', async () => {
  const { first, leaving } = await open()
  await fixture.giveUp(leaving)
  await fixture.offer(first)
  const { id } = await openOffer()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => codeOf(contract.acceptOffer, { id }, first)),
  )
  expect([count(answers, 'done'), count(answers, 'offer_over')]).toEqual([1, 9])
  expect(await accepted()).toBe(2)
})

test('an acceptance beside the end of the offer: of two people one gets the place', async () => {
  for (let round = 0; round < rounds(6); round++) {
    const { first, second, leaving } = await open({ automatic: true })
    await fixture.giveUp(leaving)
    const { id, expires_at } = await openOffer()
    const [answer] = await Promise.all([
      codeOf(contract.acceptOffer, { id }, first),
      expireOffers({ db: fixture.db, siteUrl: '', now: expires_at }),
    ])
    const next = (await offers()).find(({ application_id }) => application_id === second.application_id)
    expect(next === undefined).toBe(answer === 'done')
    if (next) expect(await codeOf(contract.acceptOffer, { id: next.id }, second)).toBe('done')
    expect(await accepted()).toBe(2)
    if (round < rounds(6) - 1) await fixture.close()
  }
})

test.each(['acceptance', 'end'] as const)(
  'of an acceptance and the end of the offer, the %s wins if it comes first',
  async winner => {
    const { first, second, leaving } = await open({ automatic: true })
    await fixture.giveUp(leaving)
    const { id, expires_at } = await openOffer()
    const accept = () => codeOf(contract.acceptOffer, { id }, first)
    const end = () => fixture.expireAt(expires_at)
    let acceptance: Promise<string> | undefined
    let ending: Promise<void> | undefined
    await fixture.db.transaction().execute(async tx => {
      // Both wait for the person, in this order.
      await lockAccount(tx, first.id)
      if (winner === 'acceptance') acceptance = accept()
      else ending = end()
      await untilBlocked(fixture.db, 1)
      if (winner === 'acceptance') ending = end()
      else acceptance = accept()
      await untilBlocked(fixture.db, 2)
    })
    const [answer] = await Promise.all([acceptance, ending])
    expect(answer).toBe(winner === 'acceptance' ? 'done' : 'offer_over')
    const states = (await offers()).map(({ application_id, state }) => [application_id, state])
    expect(states).toEqual(
      winner === 'acceptance'
        ? [[first.application_id, 'accepted']]
        : [
            [first.application_id, 'expired'],
            [second.application_id, 'open'],
          ],
    )
  },
)

test('control: without the locks both the first and the next get the place', async () => {
  const { first, second, leaving } = await open()
  await fixture.giveUp(leaving)
  await fixture.offer(first)
  const { id } = await openOffer()
  let acceptance: Promise<void> | undefined
  await fixture.db.transaction().execute(async tx => {
    // The offer ends, but that is not committed, while the person accepts.
    await tx
      .updateTable('place_offers')
      .set({ state: 'expired', answered_at: now() })
      .where('id', '=', id)
      .execute()
    acceptance = withoutLocks(['account', 'academy', 'masterclass', 'application'], () =>
      acceptLocked(fixture.services, { id, account_id: first.id, now: now() }),
    )
    await untilBlocked(fixture.db)
    await tx.insertInto('place_offers').values(offerTo(second)).execute()
  })
  await acceptance
  const next = await openOffer()
  expect(await codeOf(contract.acceptOffer, { id: next.id }, second)).toBe('done')
  expect(await accepted()).toBe(3)
})

const admission = { reason: 'The teacher asks for it', over_places: false }

test('an offer beside a late admission: the free place goes to one of them', async () => {
  for (let round = 0; round < rounds(6); round++) {
    const { first, second, leaving } = await open()
    await fixture.giveUp(leaving)
    const answers = await Promise.all([
      codeOf(
        contract.offerOwnPlace,
        { id: fixture.id, body: { application_id: first.application_id } },
        fixture.teacher,
      ),
      codeOf(acceptLate, { id: second.application_id, body: admission }, fixture.admin),
    ])
    expect([
      ['done', 'places_taken'],
      ['no_free_place', 'done'],
    ]).toContainEqual(answers)
    const taken = (await accepted()) + (await offers()).filter(({ state }) => state === 'open').length
    expect(taken).toBe(2)
    if (round < rounds(6) - 1) await fixture.close()
  }
})

test('control: without locks and trigger offer and late admission both succeed', async () => {
  const { first, second, leaving } = await open()
  await fixture.giveUp(leaving)
  await withoutTrigger()
  await race('outbox', () =>
    Promise.allSettled([
      withoutLocks(['masterclass'], () =>
        offerFreePlace(fixture.services, {
          masterclass_id: fixture.id,
          application_id: first.application_id,
          owner: null,
          actor_id: fixture.admin.id,
          now: now(),
        }),
      ),
      withoutLocks(['account', 'academy', 'masterclass', 'application'], () =>
        admitLocked(fixture.services, {
          ...admission,
          application_id: second.application_id,
          actor_id: fixture.admin.id,
          now: now(),
        }),
      ),
    ]),
  )
  const open_count = (await offers()).filter(({ state }) => state === 'open').length
  expect((await accepted()) + open_count).toBe(3)
})

test('leaving the waiting list beside an offer: nobody who has left has an open offer', async () => {
  for (let round = 0; round < rounds(6); round++) {
    const { first, leaving } = await open()
    await fixture.giveUp(leaving)
    const body = { application_id: first.application_id }
    const [offered, left] = await Promise.all([
      codeOf(contract.offerPlace, { id: fixture.id, body }, fixture.admin),
      codeOf(deleteApplication, { id: first.application_id }, first),
    ])
    expect(left).toBe('done')
    expect(['done', 'next_changed']).toContain(offered)
    expect((await offers()).filter(({ state }) => state === 'open')).toEqual([])
    if (round < rounds(6) - 1) await fixture.close()
  }
})

test('control: without the lock somebody who has left gets an offer', async () => {
  const { first, leaving } = await open()
  await fixture.giveUp(leaving)
  let offering: Promise<unknown> | undefined
  await fixture.db.transaction().execute(async tx => {
    await lockApplication(tx, first.application_id)
    await tx
      .updateTable('applications')
      .set({ status: 'withdrawn', withdrawn_at: now() })
      .where('id', '=', first.application_id)
      .execute()
    offering = withoutLocks(['masterclass'], () =>
      offerFreePlace(fixture.services, {
        masterclass_id: fixture.id,
        application_id: first.application_id,
        owner: null,
        actor_id: fixture.admin.id,
        now: now(),
      }),
    )
    await untilBlocked(fixture.db)
  })
  await offering
  expect((await fixture.application(first.application_id)).status).toBe('withdrawn')
  expect((await offers()).filter(({ state }) => state === 'open')).toHaveLength(1)
})
