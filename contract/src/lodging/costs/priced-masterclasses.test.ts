import { expect, test } from 'vitest'
import { pricedMasterclasses } from './total-cost.ts'

const open = { id: 1, is_current: true, application_closed: 0, is_over: false } as const
const closed = { id: 2, is_current: true, application_closed: 1, is_over: false } as const
const over = { id: 3, is_current: true, application_closed: 0, is_over: true } as const

test.each([
  ['those one can apply for', [open, closed, over], [open]],
  ['all of them once none is open', [closed, over], [closed, over]],
  ['none without a masterclass', [], []],
])('prices are shown of %s', (_, all, priced) => {
  expect(pricedMasterclasses(all)).toEqual(priced)
})
