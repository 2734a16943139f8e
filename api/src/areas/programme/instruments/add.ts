import type { addInstrument as endpoint } from '@academy/contract/instruments/endpoints'
import { auditChange } from '../../lib/audit.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { withoutVersion } from '../../lib/versions.ts'
import { findInstrument, insertInstrument } from './queries.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

export const addInstrument: Operation<typeof endpoint> = ({ db }, { body, user, locale, now }) => {
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
}
