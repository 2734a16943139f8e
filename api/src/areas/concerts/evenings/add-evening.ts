import type { addEvening as endpoint } from '@academy/contract/concerts/evenings/endpoints'
import { audit } from '../../../base/audit.ts'
import type { Operation } from '../../../base/services.ts'
import { findEvening, insertEvening } from './queries.ts'
import { requireAcademyDay } from './require-academy-day.ts'

export const addEvening: Operation<typeof endpoint> = ({ db }, { body, user, locale, now }) =>
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
  })
