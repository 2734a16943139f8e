import { announceEvening, deleteEvening, planEvening } from '@academy/contract/concert-planning'
import { withdrawRequest } from '@academy/contract/concerts'
import type { Endpoint } from '@academy/contract/endpoint'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { type PlanningHouse, planningHouse } from '../../../test/planning-house.ts'
import { untilWaiting } from '../../../test/waiting.ts'
import { announce } from './announce-evening.ts'
import { setPlan } from './queries.ts'

let house: PlanningHouse
beforeEach(async () => {
  house = await planningHouse()
})
afterEach(() => house.close())

const codeOf = async (endpoint: Endpoint, id: number, as: Person, payload?: object) => {
  const response = await house.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(':id', String(id)),
    headers: { authorization: `Bearer ${as.token}`, 'x-forwarded-for': '10.5.5.5' },
    ...(payload && { payload }),
  })
  return response.statusCode < 400 ? 'done' : String(response.json().code)
}
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const requests = async (count: number, details: Parameters<PlanningHouse['request']>[0] = {}) => {
  const made = []
  for (let index = 0; index < count; index++) made.push(await house.request(details))
  return made
}

/** Positions are 1 to n on every evening; that a request is on one evening only is how it is stored. */
const expectOrder = async () => {
  const rows = await house.db
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

describe('at the same moment', () => {
  test('twenty plans of two evenings with the same requests: all are done, the last one counts', async () => {
    const ids = (await requests(6)).map(({ id }) => id)
    const evenings = [(await house.evening()).id, (await house.evening('2027-08-07')).id]
    const answers = await Promise.all(
      times(20, index => {
        // Each takes another part of them in another order, now onto the one evening and now onto the other.
        const turned = [...ids.slice(index % 6), ...ids.slice(0, index % 6)]
        const request_ids = (index % 3 === 0 ? turned.toReversed() : turned).slice(0, 3 + (index % 4))
        return codeOf(planEvening, evenings[index % 2] ?? 0, house.admin, { request_ids })
      }),
    )
    expect(answers).toEqual(times(20, () => 'done'))
    expect(await expectOrder()).toBeLessThanOrEqual(6)
    await house.plan(evenings[0] ?? 0, ...ids)
    expect(await expectOrder()).toBe(6)
  })

  test('control: a plan that does not wait for another one leaves a gap', async () => {
    const [a = 0, b = 0, c = 0] = (await requests(3)).map(({ id }) => id)
    const [one, two, three] = [await house.evening(), await house.evening(), await house.evening()]
    await house.plan(one.id, a, b, c)
    let other: Promise<unknown> = Promise.resolve()
    await house.db.transaction().execute(async tx => {
      await setPlan(tx, two.id, [a])
      other = house.db.transaction().execute(unheld => setPlan(unheld, three.id, [b]))
      // It has seen the plan as it was, and waits for the first row that both change.
      await untilWaiting(house.db)
    })
    await other
    const left = await house.db
      .selectFrom('concert_requests')
      .select(['id', 'position'])
      .where('evening_id', '=', one.id)
      .execute()
    expect(left).toEqual([{ id: c, position: 2 }])
  })

  test('twenty announcements: one is done, and everybody has one letter and one invoice', async () => {
    const people = await requests(5, { wants_recording: true })
    const evening = await house.evening()
    await house.plan(evening.id, ...people.map(({ id }) => id))
    const answers = await Promise.all(times(20, () => codeOf(announceEvening, evening.id, house.admin)))
    expect(answers.filter(answer => answer === 'done')).toHaveLength(1)
    expect(answers.filter(answer => answer === 'nothing_to_announce')).toHaveLength(19)
    for (const { person } of people) {
      expect(await house.letters(person)).toHaveLength(1)
      expect(await house.papers(person)).toHaveLength(1)
    }
    const numbers = await house.db.selectFrom('invoices').select('number').orderBy('number').execute()
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  })

  test('control: two announcements of an evening that is not held tell everything twice', async () => {
    const [request] = await requests(1, { wants_recording: true })
    if (!request) throw new Error('nobody plays')
    const evening = await house.evening()
    await house.plan(evening.id, request.id)
    const start = (now: Date) =>
      announce(house.services, {
        evening_id: evening.id,
        actor_id: house.admin.id,
        now,
        hold: async () => {},
      })
    let both: Promise<unknown>[] = []
    await house.db.transaction().execute(async tx => {
      // Everybody may read requests and nobody write: both come as far as to the first change.
      await sql`lock table concert_requests in share mode`.execute(tx)
      const now = house.services.clock.now()
      both = [start(now), start(new Date(now.getTime() + 1))]
      await untilWaiting(house.db, 2)
    })
    const ends = await Promise.allSettled(both)
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await house.letters(request.person)).toHaveLength(2)
    expect(await house.papers(request.person)).toHaveLength(2)
  })
})

const rounds = times(8, round => round)

describe('at the same moment, again and again:', () => {
  test('a plan and an announcement: who is told is on the evening, or will be told that it is off', async () => {
    const evening = await house.evening()
    for (const _ of rounds) {
      const [request] = await requests(1, { wants_recording: true })
      if (!request) throw new Error('nobody plays')
      await house.plan(evening.id, request.id)
      const [planned, announced] = await Promise.all([
        codeOf(planEvening, evening.id, house.admin, { request_ids: [] }),
        codeOf(announceEvening, evening.id, house.admin),
      ])
      expect(planned).toBe('done')
      const isTold = announced === 'done'
      if (!isTold) expect(announced).toBe('nothing_to_announce')
      expect(await house.letters(request.person)).toHaveLength(isTold ? 1 : 0)
      const toTell = (await house.board()).evenings.find(({ id }) => id === evening.id)?.to_tell
      expect(toTell).toBe(isTold ? 1 : 0)
      if (isTold) await house.announce(evening.id)
    }
  })

  test('somebody takes a request back while it is planned and announced', async () => {
    for (const _ of rounds) {
      const evening = await house.evening()
      const [request, other] = await requests(2)
      if (!request || !other) throw new Error('nobody plays')
      await house.plan(evening.id, request.id, other.id)
      const [withdrawn, planned, announced] = await Promise.all([
        codeOf(withdrawRequest, request.id, request.person),
        codeOf(planEvening, evening.id, house.admin, { request_ids: [other.id, request.id] }),
        codeOf(announceEvening, evening.id, house.admin),
      ])
      expect(['done', 'request_scheduled']).toContain(withdrawn)
      expect(['done', 'request_withdrawn']).toContain(planned)
      expect(announced).toBe('done')
      await expectOrder()
      const letters = await house.letters(request.person)
      expect(letters).toHaveLength(withdrawn === 'done' ? 0 : 1)
    }
  })

  test('an evening is deleted while something is planned on it: one of the two is refused', async () => {
    for (const _ of rounds) {
      const evening = await house.evening()
      const { id } = await house.request()
      const outcome = await Promise.all([
        codeOf(planEvening, evening.id, house.admin, { request_ids: [id] }),
        codeOf(deleteEvening, evening.id, house.admin),
      ])
      expect([
        ['done', 'evening_in_use'],
        ['not_found', 'done'],
      ]).toContainEqual(outcome)
    }
  })
})
