// A response can get lost: a request sent again with the same key must not create a second one.
import * as contract from '@academy/contract/concerts/requests/endpoints'
import { ConcertRequestInput } from '@academy/contract/concerts/requests/schemas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertPlayer } from '../../../../test/concert.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { recordRequest } from './record.ts'

const KEY = '0b0e4d5c-6a0f-4c87-9d0a-5f2b1d7a9c11'
let fixture: TestApp
let student: Person
let body: { piece_id: number; earliest_performance_date: string; movements: object[] }
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00' })
  await insertMasterclass(fixture.db)
  student = await insertPlayer(fixture)
  const { id, movements } = await insertPiece(fixture.db, await insertComposer(fixture.db), {
    movements: ['Allegro'],
  })
  body = {
    piece_id: id,
    earliest_performance_date: '2027-08-05',
    movements: [{ movement_id: movements[0], duration_seconds: 300, sort_order: 0 }],
  }
})
afterEach(() => fixture.close())

const send = async (details: object = { request_key: KEY }, as = student) => {
  const { token } = as
  const answer = await fixture.app.inject({
    method: 'POST',
    url: '/api/concert-requests',
    headers: { authorization: `Bearer ${token}` },
    payload: { ...body, ...details },
  })
  return { status: answer.statusCode, ...answer.json() }
}
const own = async (as = student) => (await fixture.call(contract.requests, {}, { as })).body

test('every repetition returns the same request', async () => {
  const first = await send()
  const second = await send()
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second).toEqual(first)
  expect(await own()).toHaveLength(1)
})

test('ten concurrent repetitions create one request', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await own()).toHaveLength(1)
})

test('control: without the lock the database refuses the second insert', async () => {
  await send()
  const { id: academy_id } = await fixture.db.selectFrom('academies').select('id').executeTakeFirstOrThrow()
  const { piece_id, earliest_performance_date } = body
  const input = ConcertRequestInput.parse({
    piece_id,
    earliest_performance_date,
    duration_seconds: 60,
    request_key: KEY,
  })
  const again = fixture.db
    .transaction()
    .execute(tx => recordRequest(tx, { account_id: student.id, academy_id }, input, new Date()))
  await expect(again).rejects.toThrow('concert_requests_once')
})

test('a repetition is answered even when the day can no longer be chosen', async () => {
  const first = await send()
  await fixture.db.updateTable('academies').set({ start_date_academy: '2027-08-06' }).execute()
  expect((await send()).id).toBe(first.id)
  expect((await send({ request_key: crypto.randomUUID() })).status).toBe(422)
})

test('another key, or none, creates another request', async () => {
  for (const details of [{}, {}, { request_key: KEY }, { request_key: crypto.randomUUID() }])
    expect((await send(details)).status).toBe(201)
  expect(await own()).toHaveLength(4)
})

test('a withdrawn request can be sent again with its key', async () => {
  const { id } = await send()
  await fixture.call(contract.withdrawRequest, { params: { id: String(id) } }, { as: student })
  const again = await send()
  expect([again.status, again.id === id]).toEqual([201, false])
  expect(await own()).toHaveLength(1)
})

test('a key does not give access to the request of another person', async () => {
  const { id } = await send()
  const other = await insertPlayer(fixture)
  const answer = await send({ request_key: KEY }, other)
  expect([answer.status, answer.id === id]).toEqual([201, false])
})

test('an invalid key is refused', async () => {
  const { status, errors } = await send({ request_key: 'again' })
  expect([status, Object.keys(errors)]).toEqual([422, ['request_key']])
})
