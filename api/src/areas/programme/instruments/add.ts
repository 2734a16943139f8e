import * as contract from '@academy/contract/programme/instruments/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { withoutVersion } from '../../../base/versions.ts'
import { findInstrument, insertInstrument } from './queries.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

export const addInstrument = serve(contract.addInstrument, ({ db }, { body, user, locale, now }) => {
  const added = db.transaction().execute(async tx => {
    const id = await insertInstrument(tx, body)
    const after = await findInstrument(tx, id)
    if (!after) throw problem('not_found')
    const entry = {
      at: now,
      action: 'instrument_added',
      actor_id: user.id,
      subject: { instrument_id: id },
    } as const
    await auditChange(tx, { ...entry, before: undefined, after: withoutVersion(after) })
    return after
  })
  return refuseTakenName(added, locale)
})
