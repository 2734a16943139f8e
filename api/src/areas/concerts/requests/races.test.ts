import * as contract from '@academy/contract/concerts/requests/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertEvening, insertPlayer } from '../../../../test/concert.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import type { Tx } from '../../../db/connection.ts'

let fixture: TestApp
let student: Person
let ids: number[]
let evening: number
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00' })
  await insertMasterclass(fixture.db)
  student = await insertPlayer(fixture)
  const { id: piece_id } = await insertPiece(fixture.db, await insertComposer(fixture.db))
  const body = { piece_id, earliest_performance_date: '2027-08-05', duration_seconds: 60 }
  ids = []
  while (ids.length < 6) ids.push((await fixture.call(contract.request, { body }, { as: student })).body.id)
  evening = await insertEvening(fixture.db, ids)
})
afterEach(() => fixture.close())

const withdraw = async (id: number) => {
  const headers = { authorization: `Bearer ${student.token}` }
  const answer = await fixture.app.inject({ method: 'DELETE', url: `/api/concert-requests/${id}`, headers })
  return answer.statusCode === 204 ? 'withdrawn' : answer.json().code
}

const placesOf = async () => {
  const rows = await fixture.db
    .selectFrom('concert_requests')
    .select('position')
    .where('evening_id', '=', evening)
    .orderBy('position')
    .execute()
  return rows.map(({ position }) => position)
}

test('concurrent withdrawals from one evening leave no gap', async () => {
  const gone = ids.filter((_, index) => index % 2 === 0)
  expect(await Promise.all(gone.map(withdraw))).toEqual(gone.map(() => 'withdrawn'))
  expect(await placesOf()).toEqual([1, 2, 3])
})

describe('a request that is being announced', () => {
  const announcing = (meanwhile: (tx: Tx) => Promise<void>) =>
    fixture.db.transaction().execute(async tx => {
      await sql`select id from concert_evenings where id = ${evening} for no key update`.execute(tx)
      await meanwhile(tx)
      await tx
        .updateTable('concert_requests')
        .set({ announced_date: '2027-08-06', announced_place: 'Stiftskirche', announced_evening_id: evening })
        .where('evening_id', '=', evening)
        .execute()
    })

  test('blocks its withdrawal and then refuses it', async () => {
    let answer: ReturnType<typeof withdraw> | undefined
    await announcing(async () => {
      answer = withdraw(ids[2] ?? 0)
      await untilBlocked(fixture.db)
    })
    expect(await answer).toBe('request_scheduled')
    expect(await placesOf()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('control: a read without the lock still sees it as not announced', async () => {
    await announcing(async () => {
      const seen = await fixture.db.selectFrom('concert_requests').select('announced_date').execute()
      expect(seen.every(({ announced_date }) => announced_date === null)).toBe(true)
    })
  })
})
