import { board } from '@academy/contract/concert-planning/endpoints'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { planningFixture } from '../../../test/planning-fixture.ts'

test('the board runs one statement, with 2 requests and with 40', async () => {
  // Installed before the first connection, so that every statement is recorded.
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const fixture = await planningFixture()
  const cost = async () => {
    query.mockClear()
    const { body } = await fixture.call(board, {}, { as: fixture.admin })
    const asked = query.mock.calls.map(([given]) => Reflect.get(Object(given), 'text') ?? given)
    return {
      count: body.requests.length,
      statements: asked.filter(text => !/access_tokens/.test(String(text))).length,
    }
  }
  const evening = await fixture.evening()
  const ids: number[] = []
  for (const count of [2, 40]) {
    while (ids.length < count) ids.push((await fixture.request({ wants_recording: true })).id)
    await fixture.plan(evening.id, ...ids)
    await fixture.announce(evening.id)
    expect(await cost()).toEqual({ count, statements: 1 })
  }
  await fixture.close()
})
