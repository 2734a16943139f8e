import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockForChange, mayChange } from '../../access/index.ts'

/** Locks the account of a person, and refuses a member of the office who may not change it. */
export const lockPerson = async (
  tx: Tx,
  id: number,
  user: { id: number; roles: readonly string[] },
): Promise<void> => {
  const account = await lockForChange(tx, id, user.id)
  if (!account) throw problem('not_found')
  if (!mayChange(user, account)) throw problem('forbidden')
}
