import type { Address, AddressType } from '@academy/contract/profile/schemas'

/** In the order in which they are offered: the first address is the main one. */
const types: readonly AddressType[] = ['PRIMARY', 'BILLING', 'PARENTS']

type Held = Pick<Address, 'id' | 'type'>

/** The types that are still free; an address that is being changed may keep its own. */
export const offeredTypes = (held: readonly Held[], edited?: Held): AddressType[] =>
  types.filter(type => type === edited?.type || !held.some(address => address.type === type))

export const inOrder = <A extends Held>(addresses: readonly A[]): A[] =>
  [...addresses].sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type))
