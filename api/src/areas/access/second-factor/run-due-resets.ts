import { byAccount, eachByItself } from '../../../base/jobs/each-by-itself.ts'
import type { Db } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { resetFactors } from './reset-factors.ts'
import { listDueResets, takeDueReset } from './reset-queries.ts'

interface Due {
  db: Db
  siteUrl: string
  now: Date
}

/** One transaction for each account: one that fails does not hold up the others. */
export const runDueResets = async ({ db, siteUrl, now }: Due): Promise<void> => {
  const due = await listDueResets(db, now)
  await eachByItself(db, { job: 'second_factors', now, subjectOf: byAccount }, due, ({ account_id }) =>
    db.transaction().execute(async tx => {
      await lockAccount(tx, account_id)
      // It may have been stopped in the meantime.
      const reset = await takeDueReset(tx, account_id, now)
      if (!reset) return
      await resetFactors(tx, { account_id, siteUrl, actor_id: reset.asked_by ?? undefined, now })
    }),
  )
}
