import { board } from '@academy/contract/concert-planning'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { planningHouse } from '../../../test/planning-house.ts'

test('the board costs one statement, with 2 requests and with 40', async () => {
  // Before the first connection is made, so that every one of them is heard.
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const house = await planningHouse()
  const cost = async () => {
    query.mockClear()
    const { body } = await house.call(board, {}, { as: house.admin })
    const asked = query.mock.calls.map(([given]) => Reflect.get(Object(given), 'text') ?? given)
    return {
      count: body.requests.length,
      statements: asked.filter(text => !/access_tokens/.test(String(text))).length,
    }
  }
  const evening = await house.evening()
  const ids: number[] = []
  for (const count of [2, 40]) {
    while (ids.length < count) ids.push((await house.request({ wants_recording: true })).id)
    await house.plan(evening.id, ...ids)
    await house.announce(evening.id)
    expect(await cost()).toEqual({ count, statements: 1 })
  }
  await house.close()
})
