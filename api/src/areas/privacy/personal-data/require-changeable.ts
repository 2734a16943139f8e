import { problem } from '../../../base/problem.ts'
import type { CallUser } from '../../../base/services.ts'
import type { Db } from '../../../db/connection.ts'
import { findAccount, mayChange } from '../../access/index.ts'

/** Managers get no archive of an admin, and nobody one of an erased person. */
export const requireChangeable = async (db: Db, id: number, user: CallUser): Promise<void> => {
  const account = await findAccount(db, id)
  if (!account) throw problem('not_found')
  if (!mayChange(user, account)) throw problem('forbidden')
}
