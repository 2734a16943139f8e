import type { Db } from '../../db/connection.ts'
import { problem } from '../../lib/problem.ts'
import type { CallUser } from '../../lib/services.ts'
import { findById } from '../accounts/queries.ts'
import { mayChange } from '../accounts/rules.ts'

/** Managers get no archive of an admin, and nobody one of an erased person. */
export const requireChangeable = async (db: Db, id: number, user: CallUser): Promise<void> => {
  const account = await findById(db, id)
  if (!account) throw problem('not_found')
  if (!mayChange(user, account)) throw problem('forbidden')
}
