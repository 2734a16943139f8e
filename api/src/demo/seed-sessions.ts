import type { Device } from '@academy/contract/access/sessions/devices'
import { sql } from 'kysely'
import { hashToken, newToken } from '../base/tokens.ts'
import type { Tx } from '../db/connection.ts'
import { accounts } from './content/people.ts'

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
