import { mayGive } from '@academy/contract/base/abilities'
import type { StaffRole } from '@academy/contract/base/roles'
import { problem } from '../../../base/problem.ts'
import type { CallUser } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { findAccount, lockForChange } from '../accounts/queries.ts'

interface RoleChange {
  id: number
  role: StaffRole
  user: CallUser
  lock?: typeof lockForChange
}

/**
 * Locks an account and that of the caller, whose roles are read again: of two admins who take each other's role
 * at the same moment, the second is not an admin any more.
 */
export const lockForRole = async (tx: Tx, { id, role, user, lock = lockForChange }: RoleChange) => {
  const account = await lock(tx, id, user.id)
  const caller = id === user.id ? account : await findAccount(tx, user.id)
  const actor = { ...user, roles: caller?.roles ?? [] }
  if (!mayGive(actor.roles, role)) throw problem('forbidden')
  if (!account) throw problem('not_found')
  return { account, actor }
}
