import { board } from '@academy/contract/concerts/evenings/endpoints'
import { expect, test } from 'vitest'
import { planningFixture } from '../../../../test/planning-fixture.ts'
import { recordStatements } from '../../../../test/recorded-statements.ts'

test('the board runs one statement, with 2 requests and with 40', async () => {
  const statements = recordStatements()
  const fixture = await planningFixture()
  const cost = async () => {
    const call = () => fixture.call(board, {}, { as: fixture.admin })
    return { count: (await call()).body.requests.length, statements: await statements.count(call) }
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
  statements.stop()
})
