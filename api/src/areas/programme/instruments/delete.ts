import * as contract from '@academy/contract/programme/instruments/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockInstrument } from '../../../db/locks.ts'
import { deleteInstrument as deleteRow, findInstrument, masterclassesOf } from './queries.ts'

export const deleteInstrument = serve(
  contract.deleteInstrument,
  async ({ db }, { params: { id }, query, user, now }) => {
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
  },
)
