import * as contract from '@academy/contract/admission/selection/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
let id: number
let ids: number[]
beforeAll(async () => {
  fixture = await selectionFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  id = await fixture.masterclass()
  ids = []
  for (const _ of [1, 2, 3]) ids.push((await fixture.applicant(id)).application_id)
})

type Decided = { is_accepted: boolean | null; is_reserve?: boolean }
const reserve: Decided = { is_accepted: false, is_reserve: true }
const params = (one: number) => ({ applicationId: String(one) })
const decide = async (one: number, body: Decided) =>
  (await fixture.call(contract.decide, { params: params(one), body }, { as: fixture.teacher })).body
const reserveAll = async () => {
  for (const one of ids) await decide(one, reserve)
}
const order = (application_ids: number[]) =>
  fixture.call(
    contract.orderReserves,
    { params: { id: String(id) }, body: { application_ids } },
    { as: fixture.teacher },
  )
const refusedOrder = async (body: unknown, as: Person = fixture.teacher) =>
  (await fixture.refused(contract.orderReserves, { params: { id: String(id) }, body }, { as })).body.code
const waitingList = async () => {
  const input = { params: { masterclassId: String(id) } }
  const { body } = await fixture.call(contract.applicants, input, { as: fixture.teacher })
  return body
    .filter(({ is_reserve, has_withdrawn }) => is_reserve && !has_withdrawn)
    .toSorted((a, b) => Number(a.reserve_rank) - Number(b.reserve_rank))
    .map(one => one.id)
}
const withdraw = (one = 0) =>
  fixture.db
    .updateTable('applications')
    .set({ status: 'withdrawn', withdrawn_at: new Date() })
    .where('id', '=', one)
    .execute()

describe('the decision for the waiting list', () => {
  test('appends to it, and is not accepted', async () => {
    await reserveAll()
    expect(await waitingList()).toEqual(ids)
    const { body } = await fixture.call(
      contract.myMasterclass,
      { params: { id: String(id) } },
      { as: fixture.teacher },
    )
    expect(body).toMatchObject({ participant_count: 0, reserve_count: 3, all_decisions_done: true })
  })

  test('keeps the rank when it is repeated', async () => {
    await reserveAll()
    expect(await decide(ids[0] ?? 0, reserve)).toMatchObject({ is_accepted: false, reserve_rank: 1 })
  })

  test.each([true, false, null])('ends with the decision %s', async is_accepted => {
    await reserveAll()
    const decided = await decide(ids[1] ?? 0, { is_accepted })
    expect(decided).toMatchObject({ is_accepted, is_reserve: false, reserve_rank: null })
    expect(await waitingList()).toEqual([ids[0], ids[2]])
  })

  test.each([
    [{ is_accepted: true, is_reserve: true }],
    [{ is_accepted: null, is_reserve: true }],
    [{ is_accepted: false, is_reserve: 'yes' }],
    [{ is_reserve: true }],
  ])('is refused as %j', async body => {
    const refused = fixture.refused(
      contract.decide,
      { params: params(ids[0] ?? 0), body },
      { as: fixture.teacher },
    )
    expect((await refused).body.code).toBe('invalid_input')
  })
})

describe('the order of the waiting list', () => {
  test('is saved, and answered with all applicants', async () => {
    await reserveAll()
    const [first = 0, second = 0, third = 0] = ids
    const { body } = await order([third, first, second])
    expect(body.map(one => [one.id, one.reserve_rank])).toEqual([
      [first, 2],
      [second, 3],
      [third, 1],
    ])
    expect(await waitingList()).toEqual([third, first, second])
  })

  test('leaves out those who have withdrawn', async () => {
    await reserveAll()
    await withdraw(ids[0])
    const [, second = 0, third = 0] = ids
    await order([third, second])
    expect(await waitingList()).toEqual([third, second])
    expect((await fixture.application(ids[0] ?? 0))['reserve_rank']).toBeNull()
  })

  test('is refused when it does not name everybody once', async () => {
    await reserveAll()
    const [first = 0, second = 0, third = 0] = ids
    const other = (await fixture.applicant(id)).application_id
    for (const application_ids of [
      [],
      [first, second],
      [first, second, second],
      [first, second, third, third],
      [first, second, other],
    ])
      expect(await refusedOrder({ application_ids })).toBe('reserves_changed')
    expect(await waitingList()).toEqual(ids)
  })

  test.each([[{}], [{ application_ids: 'all' }], [{ application_ids: [0] }], [{ application_ids: [1.5] }]])(
    'is refused as %j',
    async body => {
      expect(await refusedOrder(body)).toBe('invalid_input')
    },
  )

  test('is refused after the final save', async () => {
    await reserveAll()
    await fixture.db
      .updateTable('masterclasses')
      .set({ finalized_at: new Date() })
      .where('id', '=', id)
      .execute()
    expect(await refusedOrder({ application_ids: ids })).toBe('selection_final')
  })

  test('is not found for other teachers, and forbidden for the office and students', async () => {
    await reserveAll()
    const body = { application_ids: ids }
    const student = await fixture.applicant(id)
    expect(await refusedOrder(body, await fixture.person(['Teacher']))).toBe('not_found')
    expect(await refusedOrder(body, fixture.admin)).toBe('forbidden')
    expect(await refusedOrder(body, student)).toBe('forbidden')
  })
})
