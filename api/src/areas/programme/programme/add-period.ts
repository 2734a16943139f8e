import * as contract from '@academy/contract/programme/programme/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { withoutVersion } from '../../../base/versions.ts'
import { lockAccount } from '../../../db/locks.ts'
import { findPeriod, insertPeriod, isCorrepetitor, isSecondPeriod } from './queries.ts'
import { requireAcademyDays } from './write-masterclass.ts'

export const addPeriod = serve(contract.addPeriod, async ({ db }, { body, user, locale, now }) => {
  const { academy_id, account_id, start_date, end_date } = body
  try {
    return await db.transaction().execute(async tx => {
      // The role stays until the transaction ends.
      await lockAccount(tx, account_id)
      await requireAcademyDays(tx, academy_id, body, locale)
      if (!(await isCorrepetitor(tx, account_id)))
        throw invalidInput({ account_id: 'CORREPETITOR_UNKNOWN' }, locale)
      const id = await insertPeriod(tx, { academy_id, account_id, start_date, end_date })
      const after = await findPeriod(tx, id)
      if (!after) throw problem('not_found')
      const entry = {
        at: now,
        action: 'period_added',
        actor_id: user.id,
        subject: { period_id: id },
      } as const
      await auditChange(tx, { ...entry, before: undefined, after: withoutVersion(after) })
      return after
    })
  } catch (error) {
    throw isSecondPeriod(error) ? invalidInput({ account_id: 'PERIOD_TAKEN' }, locale) : error
  }
})
