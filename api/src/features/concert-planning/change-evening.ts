import type { changeEvening as endpoint } from '@academy/contract/concert-planning/endpoints'
import { lockEvenings } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import type { Verb } from '../../lib/services.ts'
import { checkDay } from './check-day.ts'
import { findEvening, setEvening } from './queries.ts'

/** A new day or place reaches people when the evening is announced again. */
export const changeEvening: Verb<typeof endpoint> = ({ db }, { params: { id }, body, user, locale, now }) =>
  db.transaction().execute(async tx => {
    await lockEvenings(tx)
    await findEvening(tx, id)
    await checkDay(tx, body.date, locale)
    await setEvening(tx, id, body)
    await audit(tx, {
      at: now,
      action: 'evening_changed',
      actor_id: user.id,
      details: { evening_id: id, ...body },
    })
    return findEvening(tx, id)
  })
