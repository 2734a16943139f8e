import { AddressType } from '@academy/contract/people/profile/schemas'
import { expect, test } from 'vitest'
import { inOrder, offeredTypes } from './address-types.ts'

const primary = { id: 1, type: 'PRIMARY' } as const
const billing = { id: 2, type: 'BILLING' } as const
const parents = { id: 3, type: 'PARENTS' } as const

test.each([
  {
    name: 'the first address may have any type, primary first',
    held: [],
    offered: ['PRIMARY', 'BILLING', 'PARENTS'],
  },
  { name: 'a type in use is not offered again', held: [primary], offered: ['BILLING', 'PARENTS'] },
  { name: 'the type of a deleted address is offered again', held: [billing, parents], offered: ['PRIMARY'] },
  { name: 'no type is offered for a fourth address', held: [primary, billing, parents], offered: [] },
  {
    name: 'an edited address may keep its own type',
    held: [primary],
    edited: primary,
    offered: AddressType.options,
  },
  {
    name: 'an edited address of three has only its own type',
    held: [primary, billing, parents],
    edited: billing,
    offered: ['BILLING'],
  },
])('$name', ({ held, edited, offered }) => {
  expect(offeredTypes(held, edited)).toEqual(offered)
})

test('the primary address comes first, whatever the order', () => {
  expect(inOrder([parents, primary, billing])).toEqual([primary, billing, parents])
})
