import type { deleteInstrument as endpoint } from '@academy/contract/instruments/endpoints'
import { lockInstrument } from '../../db/locks.ts'
import { auditChange } from '../../lib/audit.ts'
import { refuseIfInUse } from '../../lib/refuse-if-in-use.ts'
import type { Operation } from '../../lib/services.ts'
import { requireVersion, withoutVersion } from '../../lib/versions.ts'
import { deleteInstrument as deleteRow, findInstrument, masterclassesOf } from './queries.ts'

export const deleteInstrument: Operation<typeof endpoint> = async (
  { db },
  { params: { id }, query, user, now },
) => {
  await db.transaction().execute(async tx => {
    await lockInstrument(tx, id)
    const before = requireVersion(await findInstrument(tx, id), query.version)
    refuseIfInUse(await masterclassesOf(tx, id))
    await deleteRow(tx, id)
    const entry = {
      at: now,
      action: 'instrument_deleted',
      actor_id: user.id,
      subject: { instrument_id: id },
    } as const
    await auditChange(tx, { ...entry, before: withoutVersion(before), after: undefined })
  })
  return undefined
}
