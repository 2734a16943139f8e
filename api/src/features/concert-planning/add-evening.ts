import type { addEvening as endpoint } from '@academy/contract/concert-planning/endpoints'
import { audit } from '../../lib/audit.ts'
import type { Verb } from '../../lib/services.ts'
import { checkDay } from './check-day.ts'
import { findEvening, insertEvening } from './queries.ts'

export const addEvening: Verb<typeof endpoint> = ({ db }, { body, user, locale, now }) =>
  db.transaction().execute(async tx => {
    const academy = await checkDay(tx, body.date, locale)
    const { id } = await insertEvening(tx, academy.id, body)
    await audit(tx, {
      at: now,
      action: 'evening_added',
      actor_id: user.id,
      details: { evening_id: id, ...body },
    })
    return findEvening(tx, id)
  })
