import type { Address, AddressType } from '@academy/contract/people/profile/schemas'

/** In the order offered: the first address is the main one. */
const types: readonly AddressType[] = ['PRIMARY', 'BILLING', 'PARENTS']

type HeldAddress = Pick<Address, 'id' | 'type'>

/** The unused types; a changed address may keep its own. */
export const offeredTypes = (held: readonly HeldAddress[], edited?: HeldAddress): AddressType[] =>
  types.filter(type => type === edited?.type || !held.some(address => address.type === type))

export const inOrder = <A extends HeldAddress>(addresses: readonly A[]): A[] =>
  [...addresses].sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type))
