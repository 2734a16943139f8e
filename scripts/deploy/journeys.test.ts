import { expect, test } from 'vitest'
import { JOURNEYS, journeySources, staleParts } from '../../deploy/cluster-test/journeys.ts'

test('a part that is in no title, or in two, is named', () => {
  const sources = [
    "test('a guest reads', async () => {})\n",
    "bare(\n  `a guest writes`,\n  oneWidth, async () => {})\n  test.step('a guest waits', run)",
  ]
  expect(staleParts(['guest reads', 'guest writes'], sources)).toEqual([])
  expect(staleParts(['a guest', 'a guest waits'], sources)).toEqual([
    '2 journeys of e2e/ have "a guest" in their title',
    '0 journeys of e2e/ have "a guest waits" in their title',
  ])
})

test('npm run cluster-test finds each of its journeys', () => {
  expect(staleParts(JOURNEYS, journeySources())).toEqual([])
})
