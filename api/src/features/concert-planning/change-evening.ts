import type { changeEvening as endpoint } from '@academy/contract/concert-planning/endpoints'
import { lockEvenings } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import type { Verb } from '../../lib/services.ts'
import { findEvening, setEvening } from './queries.ts'
import { requireAcademyDay } from './require-academy-day.ts'

/** A new day or place reaches people when the evening is announced again. */
export const changeEvening: Verb<typeof endpoint> = ({ db }, { params: { id }, body, user, locale, now }) =>
  db.transaction().execute(async tx => {
    await requireAcademyDay(tx, body.date, locale)
    await lockEvenings(tx)
    await findEvening(tx, id)
    await setEvening(tx, id, body)
    await audit(tx, {
      at: now,
      action: 'evening_changed',
      actor_id: user.id,
      details: { evening_id: id, ...body },
    })
    return findEvening(tx, id)
  })
