// door: the command line gives and takes roles
import type { Role } from '@academy/contract/accounts'
import type { Db } from '../../db/connection.ts'
import { audit } from '../../lib/audit.ts'
import { StartRefusal } from '../../lib/start-refusal.ts'
import { lockedRoles, setRoles } from './queries.ts'

interface Change {
  add: boolean
  role: Role
}

/** Gives or takes one role and gives back what the account has then. */
export const changeRole = (db: Db, email: string, { add, role }: Change, now: Date): Promise<string[]> =>
  db.transaction().execute(async tx => {
    const account = await lockedRoles(tx, email)
    if (!account) throw new StartRefusal(`There is no account with the address ${email}.`)
    const others = account.roles.filter(held => held !== role)
    const roles = add ? [...others, role] : others
    await setRoles(tx, account.id, roles)
    const action = add ? 'role_added' : 'role_removed'
    await audit(tx, { at: now, action, account_id: account.id, details: { role, by: 'command line' } })
    return roles
  })
