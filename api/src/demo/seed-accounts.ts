import { randomBytes } from 'node:crypto'
import { laterDay } from '@academy/contract/base/days'
import type { Device } from '@academy/contract/base/devices'
import { sql } from 'kysely'
import { setSeen } from '../areas/admission/selection/reminder-queries.ts'
import { timeInVienna } from '../base/clock.ts'
import { hashToken, newToken } from '../base/tokens.ts'
import type { Tx } from '../db/connection.ts'
import { accompanists, accounts, addresses, students, visitors } from './content/people.ts'
import { timestampOn } from './season.ts'

const HOUR_MS = 60 * 60 * 1000

interface DemoSession extends Device {
  address: string
  network: string
  /** Hours before now. */
  loggedIn: number
  lastUsed: number
}

// Addresses for documentation, which belong to nobody.
const sessions: DemoSession[] = [
  {
    ...{ browser: 'Safari', system: 'iPhone', address: '203.0.113.64', network: '203.0.113.x' },
    ...{ loggedIn: 11 * 24 + 13.3, lastUsed: 12.6 },
  },
  {
    ...{ browser: 'Firefox', system: 'Windows', address: '2001:db8:52:7::1', network: '2001:db8:52::/48' },
    ...{ loggedIn: 41 * 24 + 22.4, lastUsed: 4 * 24 + 15.2 },
  },
]

/** Logs the demo users in on a phone and a laptop, with tokens that nobody has, and records it. */
export const seedSessions = async (tx: Tx, now: Date): Promise<void> => {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const emails = accounts.map(({ email }) => email)
  const people = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', 'in', emails)
    .where(sql<boolean>`not exists (select from access_tokens where account_id = accounts.id)`)
    .execute()
  if (people.length === 0) return
  const all = people.flatMap(({ id }) => sessions.map(session => ({ id, ...session })))
  await tx
    .insertInto('access_tokens')
    .values(
      all.map(({ id, browser, system, network, loggedIn, lastUsed }) => ({
        ...{ account_id: id, browser, system, network, token_hash: hashToken(newToken()) },
        ...{ created_at: before(loggedIn), last_used_at: before(lastUsed) },
      })),
    )
    .execute()
  const logins = all.map(({ id, address, loggedIn }) => ({
    ...{ at: before(loggedIn), action: 'logged_in', actor_id: id, account_id: id, address, details: '{}' },
  }))
  const failures = people.slice(0, 1).map(({ id }) => ({
    ...{ at: before(11 * 24 + 13.4), action: 'login_failed', actor_id: null, account_id: id, details: '{}' },
    address: '203.0.113.64',
  }))
  await tx
    .insertInto('audit_log')
    .values([...logins, ...failures])
    .execute()
}

const DAY_MS = 86_400_000
const CODES = 10
const EMAIL = 'tordis.kvernelia@example.org'

/**
 * An accompanist has a passkey, an authenticator app and recovery codes, so that the lists show it. Nobody has the keys; the
 * logins of the README stay without a second factor. Does nothing a second time.
 */
export const seedFactors = async (tx: Tx, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const person = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', EMAIL)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('id').whereRef('account_id', '=', 'accounts.id'))),
    )
    .executeTakeFirst()
  if (!person) return
  await tx
    .insertInto('passkeys')
    .values({
      ...{ account_id: person.id, name: 'My phone', created_at: daysAgo(37), last_used_at: daysAgo(3) },
      ...{ credential_id: randomBytes(16).toString('base64url'), public_key: randomBytes(77) },
      transports: ['internal', 'hybrid'],
    })
    .execute()
  await tx
    .insertInto('totp_factors')
    .values({
      ...{ account_id: person.id, secret: randomBytes(60), created_at: daysAgo(37) },
      ...{ confirmed_at: daysAgo(37), last_used_at: daysAgo(12) },
    })
    .execute()
  await tx
    .insertInto('recovery_codes')
    .values(
      Array.from({ length: CODES }, () => ({ account_id: person.id, code_hash: hashToken(newToken()) })),
    )
    .execute()
}

/** How long ago the teachers of the demo looked at their applications. */
const DAYS = 8
const HOUR = 20

/** Teachers have looked at their applications once, so that later ones are marked as new. */
export const seedVisits = async (tx: Tx, today: string): Promise<void> => {
  const seen_at = timeInVienna(laterDay(today, -DAYS), HOUR)
  const masterclasses = await tx
    .selectFrom('masterclasses')
    .innerJoin('teachers', 'teachers.id', 'teacher_id')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select(['teachers.account_id', 'masterclasses.id as masterclass_id'])
    .where('is_current', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seen_applications')
            .whereRef('masterclass_id', '=', 'masterclasses.id')
            .select('seen_at'),
        ),
      ),
    )
    .execute()
  for (const { account_id, masterclass_id } of masterclasses)
    if (account_id !== null) await setSeen(tx, { account_id, masterclass_id, seen_at })
}

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
