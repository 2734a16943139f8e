import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/programme/programme/endpoints'
import type { MasterclassChange, ProgrammeMasterclass } from '@academy/contract/programme/programme/schemas'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockMasterclass } from '../../../db/locks.ts'
import {
  affectedApplicants,
  concernedByDays,
  findMasterclass,
  invoicedParticipants,
  updateMasterclass,
} from './queries.ts'
import { breaksFinal, changesDays, changesFee, needsConfirmation } from './rules.ts'
import { columnsOf, refuseUnknown, requireAcademyDays } from './write-masterclass.ts'

interface Change {
  id: number
  wanted: MasterclassChange
  actor_id: number
  locale: Locale
  now: Date
  /** How the masterclass is locked. Replaced only in tests that show why the lock is needed. */
  lock?: (...masterclass: Parameters<typeof lockMasterclass>) => Promise<unknown>
}

const refuseChange = async (tx: Tx, before: ProgrammeMasterclass, wanted: MasterclassChange) => {
  if (breaksFinal(before, wanted)) throw problem('selection_final')
  refuseIfInUse([
    ...(changesFee(before, wanted) ? await invoicedParticipants(tx, before.id) : []),
    ...(changesDays(before, wanted) ? await concernedByDays(tx, before.id, wanted) : []),
  ])
  if (needsConfirmation(before, wanted))
    throw problem('confirmation_needed', { concerned: await affectedApplicants(tx, before.id) })
}

const changeLocked = async (
  tx: Tx,
  { id, wanted, actor_id, locale, now, lock = lockMasterclass }: Change,
) => {
  const seen = await findMasterclass(tx, id)
  if (!seen) throw problem('not_found')
  await requireAcademyDays(tx, seen.academy_id, wanted, locale)
  await lock(tx, id)
  // Read again: it may have changed while waiting for the lock.
  const { version, confirmed: _, ...written } = wanted
  const before = requireVersion(await findMasterclass(tx, id), version)
  await refuseChange(tx, before, wanted)
  await updateMasterclass(tx, id, columnsOf(written))
  const after = requireVersion(await findMasterclass(tx, id), version + 1)
  const entry = { at: now, action: 'masterclass_changed', actor_id, subject: { masterclass_id: id } } as const
  await auditChange(tx, { ...entry, before: withoutVersion(before), after: withoutVersion(after) })
  return after
}

export const change = ({ db }: Services, changed: Change): Promise<ProgrammeMasterclass> =>
  refuseUnknown(
    db.transaction().execute(tx => changeLocked(tx, changed)),
    changed.locale,
  )

export const changeMasterclass = serve(
  contract.changeMasterclass,
  (services, { params, body, user, locale, now }) =>
    change(services, { id: params.id, wanted: body, actor_id: user.id, locale, now }),
)
