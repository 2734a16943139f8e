import type { Locale } from '@academy/contract/locale'
import { type FieldMessage, fieldMessages } from '@academy/contract/messages'
import type { updateAddresses as endpoint } from '@academy/contract/profile/endpoints'
import type { AddressInput } from '@academy/contract/profile/schemas'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { knownCountries, lockAddresses, writeAddresses } from './queries.ts'
import { hasForeignId, takenTypes, withTargetIds } from './rules.ts'
import { profileOf } from './show-profile.ts'

/** Refuses a field of the addresses at these indexes. */
const refuseAt = (places: number[], field: keyof AddressInput, message: FieldMessage, locale: Locale) => {
  if (places.length === 0) return
  const errors = places.map(place => [`addresses.${place}.${field}`, [fieldMessages[message][locale]]])
  throw problem('invalid_input', { errors: Object.fromEntries(errors) })
}

const placesOf = <T>(list: readonly T[], isWrong: (one: T) => boolean): number[] =>
  list.flatMap((one, place) => (isWrong(one) ? [place] : []))

export const updateAddresses: Verb<typeof endpoint> = async (services, { body, user, locale, now }) => {
  const { addresses } = body
  await services.db.transaction().execute(async tx => {
    const existing = await lockAddresses(tx, user.id)
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
    const taken = takenTypes(targets, existing)
    refuseAt(
      placesOf(targets, ({ type }) => taken.has(type)),
      'type',
      'ADDRESS_TYPE_TAKEN',
      locale,
    )
    await writeAddresses(tx, user.id, targets)
  })
  return profileOf(services, user.id, now)
}
