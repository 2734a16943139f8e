import { dayInVienna } from '../../../base/clock.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { byAccount, eachByItself } from '../../../base/jobs/each-by-itself.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { eraseAccount, lockForErasing, removeErased } from './erase.ts'
import { closeRequest, findDue, findErasure, findOpen } from './queries.ts'
import { obstaclesOf } from './rules.ts'

const BATCH = 500

interface EraseContext {
  db: Db
  files: FileStore
  /** Replaced only in the test that shows why the account is locked. */
  lock?: (tx: Tx, id: number) => Promise<unknown>
}

/** Erases one person, unless they changed their mind or something has to be settled first. Returns whether it did. */
export const eraseRequested = async (
  { db, files, lock = lockForErasing }: EraseContext,
  account_id: number,
  now: Date,
): Promise<boolean> => {
  const unused = await db.transaction().execute(async tx => {
    await lock(tx, account_id)
    const request = await findOpen(tx, account_id)
    if (!request || request.erase_after > now) return undefined
    const facts = await findErasure(tx, account_id, dayInVienna(now))
    if (!facts || obstaclesOf(facts).length > 0) return undefined
    await closeRequest(tx, request.id, now)
    return eraseAccount(tx, { account_id, ground: request.ground, now })
  })
  if (!unused) return false
  await removeErased(files, unused)
  return true
}

/** Erases everybody whose time has come, each in a transaction of their own. Returns how many. */
export const eraseDue = async (context: EraseContext, now: Date): Promise<number> => {
  const each = { job: 'erasure', now, subjectOf: byAccount } as const
  const due = await findDue(context.db, now, BATCH)
  const outcomes = await eachByItself(context.db, each, due, ({ account_id }) =>
    eraseRequested(context, account_id, now),
  )
  return outcomes.filter(Boolean).length
}
