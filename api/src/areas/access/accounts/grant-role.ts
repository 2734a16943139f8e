import type { Role } from '@academy/contract/access/accounts/schemas'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import type { CallUser } from '../../../base/services.ts'
import { endSessions } from '../../../base/sessions.ts'
import type { Tx } from '../../../db/connection.ts'
import { hasOtherAdmin, setRoles } from './queries.ts'
import { mayChange } from './rules.ts'

interface Grant {
  account: { id: number; roles: readonly string[] }
  role: Role
  /** Who decided it; undefined on the command line and for the person who follows an invitation. */
  actor?: CallUser | undefined
  details?: Record<string, string | number>
  /** The network address of who did it; undefined on the command line. */
  address?: string | undefined
  now: Date
}

/** Managers change accounts, but not those of admins. */
const actorOf = ({ actor, account }: Grant): { actor_id?: number } => {
  if (!actor) return {}
  if (!mayChange(actor, account)) throw problem('forbidden')
  return { actor_id: actor.id }
}

/** The account must be locked, and its address confirmed. Ends its sessions, except for the given one. */
export const grantRole = async (tx: Tx, grant: Grant, except?: Buffer): Promise<string[]> => {
  const { account, role, details, address, now } = grant
  const roles = [...account.roles.filter(held => held !== role), role]
  await setRoles(tx, account.id, roles)
  // A new login begins with the role, and checks the password against the rules for it.
  await endSessions(tx, account.id, except)
  const about = {
    action: 'role_added',
    ...actorOf(grant),
    account_id: account.id,
    address,
    details: { role, ...details },
  } as const
  await audit(tx, { at: now, ...about })
  return roles
}

/**
 * The account must be locked. The last admin stays: taking this role also locks another admin, or all of
 * them.
 */
export const revokeRole = async (tx: Tx, grant: Grant): Promise<string[]> => {
  const { account, role, details, address, now } = grant
  if (role === 'Admin' && account.roles.includes(role) && !(await hasOtherAdmin(tx, account.id)))
    throw problem('last_admin')
  const roles = account.roles.filter(held => held !== role)
  await setRoles(tx, account.id, roles)
  const about = {
    action: 'role_removed',
    ...actorOf(grant),
    account_id: account.id,
    address,
    details: { role, ...details },
  } as const
  await audit(tx, { at: now, ...about })
  return roles
}
