import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { audit } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { findEvening, insertEvening } from './queries.ts'
import { requireAcademyDay } from './require-academy-day.ts'

export const addEvening = serve(contract.addEvening, ({ db }, { body, user, locale, now }) =>
  db.transaction().execute(async tx => {
    const academy = await requireAcademyDay(tx, body.date, locale)
    const { id } = await insertEvening(tx, academy.id, body)
    await audit(tx, {
      at: now,
      action: 'evening_added',
      actor_id: user.id,
      details: { evening_id: id, ...body },
    })
    return findEvening(tx, id)
  }),
)
