import type { FieldMessage } from '@academy/contract/base/field-message'
import type { Locale } from '@academy/contract/base/locale'
import { AddressInput, MAX_ADDRESSES } from '@academy/contract/people/profile/schemas'
import { invalidInput, problem } from '../../../base/problem.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { knownCountries } from '../../../db/countries.ts'
import { findAddresses, lockAddresses, removeAddresses, writeAddresses } from './queries.ts'
import { hasForeignId, takenTypes, withTargetIds } from './rules.ts'

/** The errors of a field of the addresses at these indexes. */
const errorsAt = (places: number[], field: keyof AddressInput, message: FieldMessage) =>
  Object.fromEntries(places.map(place => [`addresses.${place}.${field}`, message]))

const placesOf = <T>(list: readonly T[], isWrong: (one: T) => boolean): number[] =>
  list.flatMap((one, place) => (isWrong(one) ? [place] : []))

type SentAddress = Partial<Pick<AddressInput, 'id' | 'country'>>

/** Returns the errors of addresses whose country does not exist. */
const unknownCountries = async (db: Db | Tx, addresses: readonly SentAddress[]) => {
  const sent = addresses.flatMap(({ country }) => country ?? [])
  const known = await knownCountries(db, sent)
  const wrong = placesOf(addresses, ({ country }) => country !== undefined && !known.has(country))
  return errorsAt(wrong, 'country', 'COUNTRY_UNKNOWN')
}

/** Returns what else is wrong with addresses that the schema refuses. */
export const inspectSent = async (db: Db, account_id: number, sent: readonly unknown[]) => {
  const addresses = sent.slice(0, MAX_ADDRESSES).map((one): SentAddress => {
    const { id, country } = AddressInput.shape
    const [named, chosen] = [id.safeParse(Object(one).id), country.safeParse(Object(one).country)]
    return { ...(named.data && { id: named.data }), ...(chosen.data && { country: chosen.data }) }
  })
  if (hasForeignId(addresses, await findAddresses(db, account_id))) throw problem('not_found')
  return unknownCountries(db, addresses)
}

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
  const targets = withTargetIds(addresses, existing)
  const unnamed = existing.filter(({ id }) => !targets.some(target => target.id === id))
  if (isComplete)
    await removeAddresses(
      tx,
      account_id,
      unnamed.map(({ id }) => id),
    )
  const taken = isComplete ? new Set<string>() : takenTypes(targets, existing)
  const twice = placesOf(targets, ({ type }) => taken.has(type))
  const errors = {
    ...(await unknownCountries(tx, addresses)),
    ...errorsAt(twice, 'type', 'ADDRESS_TYPE_TAKEN'),
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  await writeAddresses(tx, account_id, targets)
}
