import { dayInVienna } from '../../../base/clock.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { eachByItself } from '../../../base/jobs/each-by-itself.ts'
import { expiryOf, findPeriods } from '../../../base/retention.ts'
import type { Db } from '../../../db/connection.ts'
import { findDormant, isStillDormant } from './dormant-queries.ts'
import { eraseAccount, lockForErasing, removeErased } from './erase.ts'

/** The rest waits for the next hour. */
const BATCH = 100

interface EraseContext {
  db: Db
  files: FileStore
}

const eraseOne = async (
  { db, files }: EraseContext,
  id: number,
  time: { since: Date; today: string; now: Date },
) => {
  const unused = await db.transaction().execute(async tx => {
    await lockForErasing(tx, id)
    if (!(await isStillDormant(tx, id, time))) return undefined
    return eraseAccount(tx, { account_id: id, ground: 'dormant', now: time.now })
  })
  if (unused) await removeErased(files, unused)
}

/** Erases people whose last login is too long ago and who were told. What the law wants kept stays, as it does when they ask for it. */
export const eraseDormant = async (context: EraseContext, now: Date): Promise<void> => {
  const since = expiryOf('account', await findPeriods(context.db), now)
  const time = { since, today: dayInVienna(now), now }
  const dormant = await findDormant(context.db, since, { ...time, limit: BATCH })
  const each = { job: 'erasure_dormant', now, subjectOf: (account_id: number) => ({ account_id }) } as const
  await eachByItself(context.db, each, dormant, id => eraseOne(context, id, time))
}
