// public: the office corrects addresses by the same rules
import type { Locale } from '@academy/contract/lib/locale'
import { type FieldMessage, fieldMessages } from '@academy/contract/messages'
import type { AddressInput } from '@academy/contract/profile/schemas'
import type { Tx } from '../../db/connection.ts'
import { problem } from '../../lib/problem.ts'
import { knownCountries, lockAddresses, removeAddresses, writeAddresses } from './queries.ts'
import { hasForeignId, takenTypes, withTargetIds } from './rules.ts'

/** Refuses a field of the addresses at these indexes. */
const refuseAt = (places: number[], field: keyof AddressInput, message: FieldMessage, locale: Locale) => {
  if (places.length === 0) return
  const errors = places.map(place => [`addresses.${place}.${field}`, [fieldMessages[message][locale]]])
  throw problem('invalid_input', { errors: Object.fromEntries(errors) })
}

const placesOf = <T>(list: readonly T[], isWrong: (one: T) => boolean): number[] =>
  list.flatMap((one, place) => (isWrong(one) ? [place] : []))

interface SavedAddresses {
  account_id: number
  addresses: readonly AddressInput[]
  /** Deletes the addresses that are not named; otherwise they stay. */
  isComplete?: boolean
  locale: Locale
}

/** Adds addresses and changes those that are named by their id or type. */
export const saveAddresses = async (
  tx: Tx,
  { account_id, addresses, isComplete = false, locale }: SavedAddresses,
): Promise<void> => {
  const existing = await lockAddresses(tx, account_id)
  if (hasForeignId(addresses, existing)) throw problem('not_found')
  const known = await knownCountries(
    tx,
    addresses.map(({ country }) => country),
  )
  refuseAt(
    placesOf(addresses, ({ country }) => !known.has(country)),
    'country',
    'COUNTRY_UNKNOWN',
    locale,
  )
  const targets = withTargetIds(addresses, existing)
  const unnamed = existing.filter(({ id }) => !targets.some(target => target.id === id))
  if (isComplete)
    await removeAddresses(
      tx,
      account_id,
      unnamed.map(({ id }) => id),
    )
  const taken = isComplete ? new Set<string>() : takenTypes(targets, existing)
  refuseAt(
    placesOf(targets, ({ type }) => taken.has(type)),
    'type',
    'ADDRESS_TYPE_TAKEN',
    locale,
  )
  await writeAddresses(tx, account_id, targets)
}
