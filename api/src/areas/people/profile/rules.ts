import type { AddressInput, AddressType } from '@academy/contract/people/profile/schemas'

export interface OwnAddress {
  id: number
  type: AddressType
}

/** Whether an id does not belong to one of the person's addresses. */
export const hasForeignId = (
  sent: readonly Partial<Pick<AddressInput, 'id'>>[],
  own: readonly OwnAddress[],
): boolean => sent.some(({ id }) => id !== undefined && !own.some(address => address.id === id))

/**
 * Returns each address with the id of the one it replaces: the given id, else that of the same type, else
 * undefined for a new one.
 */
export const withTargetIds = (sent: readonly AddressInput[], own: readonly OwnAddress[]): AddressInput[] => {
  const named = new Set(sent.map(({ id }) => id))
  const unnamed = own.filter(({ id }) => !named.has(id))
  return sent.map(address => ({
    ...address,
    id: address.id ?? unnamed.find(({ type }) => type === address.type)?.id,
  }))
}

/** Returns the types of the addresses that stay unchanged. */
export const takenTypes = (
  targets: readonly AddressInput[],
  own: readonly OwnAddress[],
): Set<AddressType> => {
  const changed = new Set(targets.map(({ id }) => id))
  return new Set(own.filter(({ id }) => !changed.has(id)).map(({ type }) => type))
}
