import * as contract from '@academy/contract/admission/selection/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rounds } from '../../../../test/rounds.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'
import { awaitedLater, untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { lockMasterclass } from '../../../db/locks.ts'
import { saveDecision } from './decide.ts'
import { addReserve } from './decision-queries.ts'
import { saveReserveOrder } from './selection.ts'

let fixture: SelectionFixture
let id: number
beforeEach(async () => {
  fixture = await selectionFixture()
  id = await fixture.masterclass()
})
afterEach(() => fixture.close())

const put = (url: string, payload: object) =>
  fixture.app
    .inject({
      method: 'PUT',
      url,
      headers: { authorization: `Bearer ${fixture.teacher.token}`, 'x-forwarded-for': '10.5.5.5' },
      payload,
    })
    .then(response => (response.statusCode < 400 ? 'done' : String(response.json().code)))
const decide = (one: number, body: object) =>
  put(contract.decide.path.replace(':applicationId', String(one)), body)
const order = (application_ids: number[]) =>
  put(contract.orderReserves.path.replace(':id', String(id)), { application_ids })
const applicants = async (count: number) => {
  const ids: number[] = []
  for (let index = 0; index < count; index++) ids.push((await fixture.applicant(id)).application_id)
  return ids
}
const reserve = { is_accepted: false, is_reserve: true }
const ranked = async () => {
  const rows = await fixture.db
    .selectFrom('applications')
    .select(['id', 'reserve_rank'])
    .where('reserve_rank', 'is not', null)
    .orderBy('reserve_rank')
    .execute()
  return rows.map(row => row.id)
}
/** Holds the rows of applications until both have read them, and are about to write. */
const atOnce = async (start: () => Promise<unknown>[]) => {
  let started: Promise<unknown>[] = []
  await fixture.db.transaction().execute(async tx => {
    await sql`lock table applications in share mode`.execute(tx)
    started = start().map(awaitedLater)
    await untilBlocked(fixture.db, started.length)
  })
  return (await Promise.allSettled(started)).map(({ status }) => status)
}

describe('twenty decisions for the waiting list at once', () => {
  test('give everybody a rank of their own', async () => {
    const ids = await applicants(20)
    const answers = await Promise.all(ids.map(one => decide(one, reserve)))
    expect(new Set(answers)).toEqual(new Set(['done']))
    expect((await ranked()).toSorted((a, b) => a - b)).toEqual(ids)
  })

  test('control: without the lock on the masterclass two get the same rank, and one fails', async () => {
    const ids = await applicants(2)
    const now = fixture.services.clock.now()
    const save = (application_id: number) =>
      withoutLocks(['masterclass'], () =>
        saveDecision(fixture.services, {
          application_id,
          owner: fixture.teacher.id,
          is_accepted: false,
          is_reserve: true,
          now,
        }),
      )
    const ends = await atOnce(() => ids.map(save))
    expect(ends.toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('orders of the waiting list at once', () => {
  test('with each other: one of them is the result', async () => {
    const ids = await applicants(8)
    for (const one of ids) await decide(one, reserve)
    const orders = ids.map((_, index) => [...ids.slice(index), ...ids.slice(0, index)])
    const answers = await Promise.all(orders.map(order))
    expect(new Set(answers)).toEqual(new Set(['done']))
    expect(orders).toContainEqual(await ranked())
  })

  test('with decisions: each is refused or names everybody', async () => {
    for (let round = 0; round < rounds(8); round++) {
      id = await fixture.masterclass()
      const ids = await applicants(3)
      const [first = 0, second = 0, third = 0] = ids
      for (const one of [first, second]) await decide(one, reserve)
      const [ordered, joined] = await Promise.all([order([second, first]), decide(third, reserve)])
      expect(joined).toBe('done')
      const mine = (await ranked()).filter(one => ids.includes(one))
      expect(mine).toEqual(ordered === 'done' ? [second, first, third] : [first, second, third])
    }
  })

  /** Somebody joins the list while its order is being saved. */
  const joinedMeanwhile = async (around = <T>(work: () => Promise<T>) => work()) => {
    const [first = 0, second = 0, third = 0] = await applicants(3)
    for (const one of [first, second]) await decide(one, reserve)
    let saved: Promise<unknown> = Promise.resolve()
    await fixture.db.transaction().execute(async tx => {
      await lockMasterclass(tx, id)
      // The lock allows reads and blocks writes.
      await sql`lock table applications in share mode`.execute(tx)
      const order = {
        masterclass_id: id,
        owner: fixture.teacher.id,
        application_ids: [second, first],
      }
      saved = awaitedLater(around(() => saveReserveOrder(fixture.services, order)))
      await untilBlocked(fixture.db, 1)
      await addReserve(tx, third)
    })
    const [{ status }] = await Promise.allSettled([saved])
    return { status, isListed: (await ranked()).includes(third) }
  }

  test('with somebody who joins: the order is refused, and nobody is lost', async () => {
    expect(await joinedMeanwhile()).toEqual({ status: 'rejected', isListed: true })
  })

  test('control: without the lock on the masterclass a new application is lost', async () => {
    const unlocked = await joinedMeanwhile(work => withoutLocks(['masterclass'], work))
    expect(unlocked).toEqual({ status: 'fulfilled', isListed: false })
  })
})
