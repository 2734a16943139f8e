import type { Endpoint } from '@academy/contract/base/endpoint'
import { announceEvening, deleteEvening, planEvening } from '@academy/contract/concerts/evenings/endpoints'
import { withdrawRequest } from '@academy/contract/concerts/requests/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type PlanningFixture, planningFixture } from '../../../../test/planning-fixture.ts'
import { rounds } from '../../../../test/rounds.ts'
import { awaitedLater, untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { announce } from './announce-evening.ts'
import { setPlan } from './queries.ts'

let fixture: PlanningFixture
beforeEach(async () => {
  fixture = await planningFixture()
})
afterEach(() => fixture.close())

const codeOf = async (endpoint: Endpoint, id: number, as: Person, payload?: object) => {
  const response = await fixture.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(':id', String(id)),
    headers: { authorization: `Bearer ${as.token}`, 'x-forwarded-for': '10.5.5.5' },
    ...(payload && { payload }),
  })
  return response.statusCode < 400 ? 'done' : String(response.json().code)
}
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const requests = async (count: number, details: Parameters<PlanningFixture['request']>[0] = {}) => {
  const made = []
  for (let index = 0; index < count; index++) made.push(await fixture.request(details))
  return made
}

/** Expects positions 1 to n on every evening. The schema already allows only one evening for each request. */
const expectOrder = async () => {
  const rows = await fixture.db
    .selectFrom('concert_requests')
    .select(['evening_id', 'position'])
    .where('evening_id', 'is not', null)
    .orderBy('evening_id')
    .orderBy('position')
    .execute()
  for (const [, evening] of Map.groupBy(rows, row => row.evening_id))
    expect(evening.map(({ position }) => position)).toEqual(evening.map((_, index) => index + 1))
  return rows.length
}

describe('concurrent requests', () => {
  test('twenty plans of two evenings with the same requests all succeed, and the last one counts', async () => {
    const ids = (await requests(6)).map(({ id }) => id)
    const evenings = [(await fixture.evening()).id, (await fixture.evening('2027-08-07')).id]
    const answers = await Promise.all(
      times(20, index => {
        // Each plan takes other requests in another order, alternating between the evenings.
        const turned = [...ids.slice(index % 6), ...ids.slice(0, index % 6)]
        const request_ids = (index % 3 === 0 ? turned.toReversed() : turned).slice(0, 3 + (index % 4))
        return codeOf(planEvening, evenings[index % 2] ?? 0, fixture.admin, { request_ids })
      }),
    )
    expect(answers).toEqual(times(20, () => 'done'))
    expect(await expectOrder()).toBeLessThanOrEqual(6)
    await fixture.plan(evenings[0] ?? 0, ...ids)
    expect(await expectOrder()).toBe(6)
  })

  test('control: a plan without the lock leaves a gap', async () => {
    const [a = 0, b = 0, c = 0] = (await requests(3)).map(({ id }) => id)
    const [one, two, three] = [await fixture.evening(), await fixture.evening(), await fixture.evening()]
    await fixture.plan(one.id, a, b, c)
    let other: Promise<unknown> = Promise.resolve()
    await fixture.db.transaction().execute(async tx => {
      await setPlan(tx, two.id, [a])
      other = fixture.db.transaction().execute(unlocked => setPlan(unlocked, three.id, [b]))
      // It has read the old plan and waits for the first row that both change.
      await untilBlocked(fixture.db)
    })
    await other
    const left = await fixture.db
      .selectFrom('concert_requests')
      .select(['id', 'position'])
      .where('evening_id', '=', one.id)
      .execute()
    expect(left).toEqual([{ id: c, position: 2 }])
  })

  test('twenty announcements: one succeeds, with one mail and one invoice for each performer', async () => {
    const people = await requests(5, { wants_recording: true })
    const evening = await fixture.evening()
    await fixture.plan(evening.id, ...people.map(({ id }) => id))
    const answers = await Promise.all(times(20, () => codeOf(announceEvening, evening.id, fixture.admin)))
    expect(answers.filter(answer => answer === 'done')).toHaveLength(1)
    expect(answers.filter(answer => answer === 'nothing_to_announce')).toHaveLength(19)
    for (const { person } of people) {
      expect(await fixture.mailsTo(person)).toHaveLength(1)
      expect(await fixture.invoicesOf(person)).toHaveLength(1)
    }
    const numbers = await fixture.db.selectFrom('invoices').select('number').orderBy('number').execute()
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  })

  test('control: without the lock two announcements of an evening send everything twice', async () => {
    const [request] = await requests(1, { wants_recording: true })
    if (!request) throw new Error('no request')
    const evening = await fixture.evening()
    await fixture.plan(evening.id, request.id)
    const start = (now: Date) =>
      withoutLocks(['concert_evening', 'concert_request'], () =>
        announce(fixture.services, { evening_id: evening.id, actor_id: fixture.admin.id, now }),
      )
    let both: Promise<unknown>[] = []
    await fixture.db.transaction().execute(async tx => {
      // The lock allows reads and blocks writes: both announcements get as far as their first write.
      await sql`lock table concert_requests in share mode`.execute(tx)
      const now = fixture.services.clock.now()
      both = [start(now), start(new Date(now.getTime() + 1))].map(awaitedLater)
      await untilBlocked(fixture.db, 2)
    })
    const ends = await Promise.allSettled(both)
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await fixture.mailsTo(request.person)).toHaveLength(2)
    expect(await fixture.invoicesOf(request.person)).toHaveLength(2)
  })
})

describe('repeated concurrent requests', () => {
  test('a plan and an announcement: every notified performer is on the evening or has a drop to be announced', async () => {
    const evening = await fixture.evening()
    for (let round = 0; round < rounds(8); round++) {
      const [request] = await requests(1, { wants_recording: true })
      if (!request) throw new Error('no request')
      await fixture.plan(evening.id, request.id)
      const [planned, announced] = await Promise.all([
        codeOf(planEvening, evening.id, fixture.admin, { request_ids: [] }),
        codeOf(announceEvening, evening.id, fixture.admin),
      ])
      expect(planned).toBe('done')
      const isAnnounced = announced === 'done'
      if (!isAnnounced) expect(announced).toBe('nothing_to_announce')
      expect(await fixture.mailsTo(request.person)).toHaveLength(isAnnounced ? 1 : 0)
      const needsNotice = (await fixture.board()).evenings.find(({ id }) => id === evening.id)?.to_notify
      expect(needsNotice).toBe(isAnnounced ? 1 : 0)
      if (isAnnounced) await fixture.announce(evening.id)
    }
  })

  test('a request is withdrawn while it is planned and announced', async () => {
    for (let round = 0; round < rounds(8); round++) {
      const evening = await fixture.evening()
      const [request, other] = await requests(2)
      if (!request || !other) throw new Error('no request')
      await fixture.plan(evening.id, request.id, other.id)
      const [withdrawn, planned, announced] = await Promise.all([
        codeOf(withdrawRequest, request.id, request.person),
        codeOf(planEvening, evening.id, fixture.admin, { request_ids: [other.id, request.id] }),
        codeOf(announceEvening, evening.id, fixture.admin),
      ])
      expect(['done', 'request_scheduled']).toContain(withdrawn)
      expect(['done', 'request_withdrawn']).toContain(planned)
      expect(announced).toBe('done')
      await expectOrder()
      const mails = await fixture.mailsTo(request.person)
      expect(mails).toHaveLength(withdrawn === 'done' ? 0 : 1)
    }
  })

  test('an evening is deleted while a request is planned on it: one of the two is refused', async () => {
    for (let round = 0; round < rounds(8); round++) {
      const evening = await fixture.evening()
      const { id } = await fixture.request()
      const outcome = await Promise.all([
        codeOf(planEvening, evening.id, fixture.admin, { request_ids: [id] }),
        codeOf(deleteEvening, evening.id, fixture.admin),
      ])
      expect([
        ['done', 'evening_in_use'],
        ['not_found', 'done'],
      ]).toContainEqual(outcome)
    }
  })
})
