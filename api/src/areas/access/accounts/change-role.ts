import type { Role } from '@academy/contract/access/accounts/schemas'
import { Problem } from '../../../base/problem.ts'
import { StartRefusal } from '../../../base/start-refusal.ts'
import type { Db } from '../../../db/connection.ts'
import { lockAdmins } from '../../../db/locks.ts'
import { grantRole, revokeRole } from './grant-role.ts'
import { findByEmail, lockForChange } from './queries.ts'

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
