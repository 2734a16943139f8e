import { AddressType } from '@academy/contract/profile/schemas'
import { expect, test } from 'vitest'
import { inOrder, offeredTypes } from './address-types.ts'

const primary = { id: 1, type: 'PRIMARY' } as const
const billing = { id: 2, type: 'BILLING' } as const
const parents = { id: 3, type: 'PARENTS' } as const

test.each([
  { name: 'the first is the main one', held: [], offered: ['PRIMARY', 'BILLING', 'PARENTS'] },
  { name: 'each once', held: [primary], offered: ['BILLING', 'PARENTS'] },
  { name: 'what was deleted is free again', held: [billing, parents], offered: ['PRIMARY'] },
  { name: 'three are enough', held: [primary, billing, parents], offered: [] },
  { name: 'an edited one keeps its own', held: [primary], edited: primary, offered: AddressType.options },
  {
    name: 'an edited one of three has only its own',
    held: [primary, billing, parents],
    edited: billing,
    offered: ['BILLING'],
  },
])('$name', ({ held, edited, offered }) => {
  expect(offeredTypes(held, edited)).toEqual(offered)
})

test('the main address stands first, whichever came first', () => {
  expect(inOrder([parents, primary, billing])).toEqual([primary, billing, parents])
})
