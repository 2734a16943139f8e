import type { Role } from '@academy/contract/access/accounts/schemas'
import { audit } from '../../../base/audit.ts'
import { Problem, problem } from '../../../base/problem.ts'
import type { CallUser } from '../../../base/services.ts'
import { endSessions } from '../../../base/sessions.ts'
import { StartRefusal } from '../../../base/start-refusal.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockAdmins } from '../../../db/locks.ts'
import { mayChange } from '../permissions.ts'
import { findByEmail, hasOtherAdmin, lockForChange, setRoles } from './queries.ts'

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

interface Change {
  add: boolean
  role: Role
}

const unconfirmed = (email: string) =>
  new StartRefusal(
    `${email} is not confirmed, so anybody may have registered it. Its owner has to open the confirmation link (the personal area sends a new one) or to set a new password through "Forgotten your password?" on the login page. Then give the role again.`,
  )

const lastAdmin = (email: string) =>
  new StartRefusal(`${email} is the last admin. Make another one first: npm run admin -- role EMAIL +Admin`)

/**
 * Grants or revokes one role and returns the resulting roles. Granting ends all sessions, so that the role
 * begins with a new login.
 */
export const changeRole = (db: Db, email: string, { add, role }: Change, now: Date): Promise<string[]> =>
  db.transaction().execute(async tx => {
    const found = await findByEmail(tx, email)
    if (found && !add && role === 'Admin') await lockAdmins(tx, found.id)
    const account = found && (await lockForChange(tx, found.id))
    if (!account) throw new StartRefusal(`There is no account with the address ${email}.`)
    if (add && role !== 'student' && !account.email_verified) throw unconfirmed(email)
    const change = { account, role, details: { by: 'command line' }, now }
    if (add) return grantRole(tx, change)
    return revokeRole(tx, change).catch((error: unknown) => {
      throw error instanceof Problem && error.code === 'last_admin' ? lastAdmin(email) : error
    })
  })
