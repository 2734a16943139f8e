import { laterDay } from '@academy/contract/base/days'
import type { Tx } from '../db/connection.ts'
import { addresses } from './content/addresses.ts'
import { accompanists, accounts, students, visitors } from './content/people.ts'
import { timestampOn } from './season.ts'

interface Days {
  /** Everybody has registered before that day. */
  before: string
  today: string
}

/** Different for each person: registered some weeks before, and seen in the last three weeks. */
const visitsOf = (place: number, { before, today }: Days) => ({
  created_at: timestampOn(laterDay(before, -1 - ((place * 11) % 80))),
  last_login_at: timestampOn(laterDay(today, -1 - ((place * 5) % 20))),
})

/** Creates the demo logins, forty students and a few visitors. Existing accounts stay unchanged. */
export const seedAccounts = async (tx: Tx, password_hash: string, days: Days): Promise<void> => {
  const there = await tx.selectFrom('accounts').select('email').execute()
  const known = new Set(there.map(({ email }) => email))
  const others = [...students, ...visitors].map(person => ({ ...person, roles: ['student'] }))
  const people = [...accounts, ...others, ...accompanists].filter(({ email }) => !known.has(email))
  if (people.length === 0) return
  const inserted = await tx
    .insertInto('accounts')
    .values(
      people.map(({ first_name, last_name, latin_name = '', email, locale, roles }, place) => ({
        ...visitsOf(place, days),
        first_name,
        last_name,
        latin_name,
        email,
        locale,
        roles: [...roles],
        password_hash,
        email_verified: true,
      })),
    )
    .returning(['id', 'email'])
    .execute()

  const countries = await tx.selectFrom('countries').select(['id', 'iso_code']).execute()
  const countryId = new Map(countries.map(({ id, iso_code }) => [iso_code, id]))
  const personOf = new Map(people.map(person => [person.email, person]))
  await tx
    .insertInto('profiles')
    .values(
      inserted.map(({ id, email }) => ({
        account_id: id,
        gender: personOf.get(email)?.gender ?? null,
        date_of_birth: personOf.get(email)?.date_of_birth ?? null,
        nationality_id: countryId.get(personOf.get(email)?.nationality ?? '') ?? null,
      })),
    )
    .execute()
  const idOf = new Map(inserted.map(({ id, email }) => [email, id]))
  const missing = addresses
    .filter(({ email }) => idOf.has(email))
    .map(({ email, country, ...address }) => ({
      ...address,
      account_id: idOf.get(email) ?? 0,
      country_id: countryId.get(country ?? personOf.get(email)?.nationality ?? '') ?? 0,
    }))
  if (missing.length > 0) await tx.insertInto('addresses').values(missing).execute()
}
