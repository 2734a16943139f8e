import * as contract from '@academy/contract/programme/editing/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockAccount, lockAnyPeriod, lockMasterclass } from '../../../db/locks.ts'
import { columnsOf, refuseUnknown, requireAcademyDays } from './change-masterclass.ts'
import {
  concernedByDeletion,
  concernedByPeriod,
  deletePeriod as deletePeriodRow,
  deleteMasterclass as deleteRow,
  findMasterclass,
  findPeriod,
  findProgramme,
  insertMasterclass,
  insertPeriod,
  isAccompanist,
  isSecondPeriod,
  updatePeriod,
} from './queries.ts'

export const deletePeriod = serve(
  contract.deletePeriod,
  async ({ db }, { params: { id }, query, user, locale, now }) => {
    await db.transaction().execute(async tx => {
      await lockAnyPeriod(tx, id)
      const before = requireVersion(await findPeriod(tx, id), query.version)
      refuseIfInUse(await concernedByPeriod(tx, id, locale))
      await deletePeriodRow(tx, id)
      const entry = {
        at: now,
        action: 'period_deleted',
        actor_id: user.id,
        subject: { period_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: undefined })
    })
    return undefined
  },
)

export const showProgramme = serve(contract.programme, async ({ db }, { query: { academy_id } }) => {
  const found = await findProgramme(db, academy_id ?? null)
  if (!found || (academy_id !== undefined && !found.academy)) throw problem('not_found')
  return found
})

export const addMasterclass = serve(contract.addMasterclass, ({ db }, { body, user, locale, now }) => {
  const { academy_id, ...written } = body
  const added = db.transaction().execute(async tx => {
    await requireAcademyDays(tx, academy_id, body, locale)
    const id = await insertMasterclass(tx, { ...columnsOf(written), academy_id })
    const after = await findMasterclass(tx, id)
    if (!after) throw problem('not_found')
    const entry = {
      at: now,
      action: 'masterclass_added',
      actor_id: user.id,
      subject: { masterclass_id: id },
    } as const
    await auditChange(tx, { ...entry, before: undefined, after: withoutVersion(after) })
    return after
  })
  return refuseUnknown(added, locale)
})

export const deleteMasterclass = serve(
  contract.deleteMasterclass,
  async ({ db }, { params: { id }, query, user, now }) => {
    await db.transaction().execute(async tx => {
      await lockMasterclass(tx, id)
      const before = requireVersion(await findMasterclass(tx, id), query.version)
      refuseIfInUse(await concernedByDeletion(tx, id))
      await deleteRow(tx, id)
      const entry = {
        at: now,
        action: 'masterclass_deleted',
        actor_id: user.id,
        subject: { masterclass_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: undefined })
    })
    return undefined
  },
)

export const changePeriod = serve(
  contract.changePeriod,
  ({ db }, { params: { id }, body: { version, ...days }, user, locale, now }) =>
    db.transaction().execute(async tx => {
      const seen = await findPeriod(tx, id)
      if (!seen) throw problem('not_found')
      await requireAcademyDays(tx, seen.academy_id, days, locale)
      await lockAnyPeriod(tx, id)
      const before = requireVersion(await findPeriod(tx, id), version)
      refuseIfInUse(await concernedByPeriod(tx, id, locale, days))
      await updatePeriod(tx, id, days)
      const after = requireVersion(await findPeriod(tx, id), before.version + 1)
      const entry = {
        at: now,
        action: 'period_changed',
        actor_id: user.id,
        subject: { period_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: withoutVersion(after) })
      return after
    }),
)

export const addPeriod = serve(contract.addPeriod, async ({ db }, { body, user, locale, now }) => {
  const { academy_id, account_id, start_date, end_date } = body
  try {
    return await db.transaction().execute(async tx => {
      // The role stays until the transaction ends.
      await lockAccount(tx, account_id)
      await requireAcademyDays(tx, academy_id, body, locale)
      if (!(await isAccompanist(tx, account_id)))
        throw invalidInput({ account_id: 'ACCOMPANIST_UNKNOWN' }, locale)
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
