// public: a job erases people who have not logged in for years
import type { Db } from '../../db/connection.ts'
import { lockAdmins } from '../../db/locks.ts'
import { violates } from '../../db/violates.ts'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import type { FileStore } from '../../lib/files/store.ts'
import { accountsStayUntil, countDeleted, expiryOf, findPeriods } from '../../lib/retention.ts'
import { findDormant, isStillDormant } from './dormant-queries.ts'
import { eraseAccount, removeErased } from './erase.ts'
import { findErasure } from './queries.ts'
import { obstaclesOf } from './rules.ts'

/** The rest waits for the next hour. */
const BATCH = 100

interface EraseContext {
  db: Db
  files: FileStore
}

const eraseOne = async (
  { db, files }: EraseContext,
  id: number,
  { since, now }: { since: Date; now: Date },
) => {
  const unused = await db.transaction().execute(async tx => {
    await lockAdmins(tx, id)
    if (!(await isStillDormant(tx, id, since))) return undefined
    const facts = await findErasure(tx, id, dayInVienna(now))
    if (!facts || obstaclesOf(facts).length > 0) return undefined
    const found = await eraseAccount(tx, id, now)
    await audit(tx, { at: now, action: 'person_erased', details: { account_id: id } })
    await countDeleted(tx, now, { account: 1 })
    return found
  })
  if (unused) await removeErased(files, unused)
}

const isReferenced = violates('foreign_key')

/** Erases people whose last login is too long ago. What the law wants kept stays, as it does when they ask for it. */
export const eraseDormant = async (context: EraseContext, now: Date): Promise<void> => {
  const stayUntil = await accountsStayUntil(context.db)
  if (stayUntil && now < stayUntil) return
  const since = expiryOf('account', await findPeriods(context.db), now)
  for (const id of await findDormant(context.db, since, BATCH))
    await eraseOne(context, id, { since, now }).catch((error: unknown) => {
      if (!isReferenced(error)) throw error
    })
}
