import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { lockEvenings } from '../../../db/locks.ts'
import { findEvening, setEvening } from './queries.ts'
import { requireAcademyDay } from './require-academy-day.ts'

/** A new day or place reaches people when the evening is announced again. */
export const changeEvening = serve(
  contract.changeEvening,
  ({ db }, { params: { id }, body, user, locale, now }) =>
    db.transaction().execute(async tx => {
      await requireAcademyDay(tx, body.date, locale)
      await lockEvenings(tx)
      const { date, place, length_minutes } = await findEvening(tx, id)
      await setEvening(tx, id, body)
      await auditChange(tx, {
        at: now,
        action: 'evening_changed',
        actor_id: user.id,
        subject: { evening_id: id },
        before: { date, place, length_minutes },
        after: body,
      })
      return findEvening(tx, id)
    }),
)
