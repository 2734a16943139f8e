import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { audit, auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockEvenings, shareAcademy } from '../../../db/locks.ts'
import { presentRequest } from '../requests/present.ts'
import { findAcademy } from '../requests/queries.ts'
import {
  deleteEvening as deleteRow,
  findBoard,
  findEvening,
  insertEvening,
  isInUse,
  setEvening,
} from './queries.ts'
import { isWithin } from './rules.ts'

/** Returns the academy, whose days do not change until the transaction ends. Refuses a day outside of it. */
const requireAcademyDay = async (tx: Tx, date: string, locale: Locale) => {
  await shareAcademy(tx, null)
  const academy = await findAcademy(tx)
  if (!academy) throw problem('not_found')
  if (!isWithin(date, academy)) throw invalidInput({ date: 'OUTSIDE_ACADEMY' }, locale)
  return academy
}

export const showBoard = serve(contract.board, async (services, { locale, now }) => {
  const board = await findBoard(services.db, dayInVienna(now))
  if (!board) throw problem('not_found')
  return { ...board, requests: board.requests.map(request => presentRequest(services, request, locale, now)) }
})

export const deleteEvening = serve(contract.deleteEvening, async ({ db }, { params: { id }, user, now }) => {
  await db.transaction().execute(async tx => {
    await lockEvenings(tx)
    await findEvening(tx, id)
    if (await isInUse(tx, id)) throw problem('evening_in_use')
    await deleteRow(tx, id)
    await audit(tx, { at: now, action: 'evening_deleted', actor_id: user.id, details: { evening_id: id } })
  })
  return undefined
})

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
