import * as contract from '@academy/contract/programme/instruments/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockInstrument } from '../../../db/locks.ts'
import { findInstrument, updateInstrument } from './queries.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

export const changeInstrument = serve(
  contract.changeInstrument,
  ({ db }, { params: { id }, body: { version, ...columns }, user, locale, now }) => {
    const changed = db.transaction().execute(async tx => {
      await lockInstrument(tx, id)
      const before = requireVersion(await findInstrument(tx, id), version)
      await updateInstrument(tx, id, columns)
      const after = requireVersion(await findInstrument(tx, id), version + 1)
      const entry = {
        at: now,
        action: 'instrument_changed',
        actor_id: user.id,
        subject: { instrument_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: withoutVersion(after) })
      return after
    })
    return refuseTakenName(changed, locale)
  },
)
