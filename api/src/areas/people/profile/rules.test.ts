import type { AddressInput } from '@academy/contract/people/profile/schemas'
import { expect, test } from 'vitest'
import { hasForeignId, type OwnAddress, takenTypes, withTargetIds } from './rules.ts'

const own: OwnAddress[] = [
  { id: 1, type: 'PRIMARY' },
  { id: 2, type: 'BILLING' },
]
const sent = (type: AddressInput['type'], id?: number): AddressInput => ({
  type,
  street: 'Am Anger 4',
  zip: '9999',
  city: 'Amselzell',
  country: 14,
  ...(id && { id }),
})

test.each([
  { name: 'a request without ids', addresses: [sent('PRIMARY')], others: false },
  { name: "a request with the person's own id", addresses: [sent('PRIMARY', 2)], others: false },
  {
    name: "a request with the person's own id and another one",
    addresses: [sent('PRIMARY', 2), sent('BILLING', 3)],
    others: true,
  },
])('$name includes an address of another person: $others', ({ addresses, others }) => {
  expect(hasForeignId(addresses, own)).toBe(others)
})

test.each([
  { name: 'a new type', addresses: [sent('PARENTS')], ids: [undefined], taken: [] },
  { name: 'an existing type', addresses: [sent('BILLING')], ids: [2], taken: [] },
  { name: 'an id with its current type', addresses: [sent('PRIMARY', 1)], ids: [1], taken: [] },
  { name: 'an id with an unused type', addresses: [sent('PARENTS', 1)], ids: [1], taken: [] },
  {
    name: 'an id with the type of another address',
    addresses: [sent('BILLING', 1)],
    ids: [1],
    taken: ['BILLING'],
  },
  {
    name: 'two addresses that swap their types',
    addresses: [sent('BILLING', 1), sent('PRIMARY', 2)],
    ids: [1, 2],
    taken: [],
  },
  {
    name: 'a type freed in the same request',
    addresses: [sent('PARENTS', 1), sent('PRIMARY')],
    ids: [1, undefined],
    taken: [],
  },
])('$name changes the right addresses', ({ addresses, ids, taken }) => {
  const targets = withTargetIds(addresses, own)
  expect(targets.map(({ id }) => id)).toEqual(ids)
  const types = takenTypes(targets, own)
  expect(targets.map(({ type }) => type).filter(type => types.has(type))).toEqual(taken)
})
