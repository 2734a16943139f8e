import type { Locale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/lodging/options/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockMealType } from '../../../db/locks.ts'
import {
  deleteMealType as deleteRow,
  findMealType,
  findOffers,
  findRoomType,
  guestsOfMealType,
  insertMealType,
  insertRoomType,
  isUnknownAcademy,
  updateMealType,
} from './queries.ts'

/** Reports an academy that does not exist at its field. */
const refuseUnknownAcademy = async <T>(work: Promise<T>, locale: Locale): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw isUnknownAcademy(error) ? invalidInput({ academy_id: 'ACADEMY_UNKNOWN' }, locale) : error
  }
}

export const showLodgingOffers = serve(contract.lodgingOffers, async ({ db }, { query: { academy_id } }) => {
  const found = await findOffers(db, academy_id ?? null)
  if (!found || (academy_id !== undefined && !found.academy)) throw problem('not_found')
  return found
})

export const changeMealType = serve(
  contract.changeMealType,
  ({ db }, { params: { id }, body: { version, price, ...columns }, user, now }) =>
    db.transaction().execute(async tx => {
      await lockMealType(tx, id)
      const before = requireVersion(await findMealType(tx, id), version)
      await updateMealType(tx, id, { ...columns, price_cents: centsOf(price) })
      const after = requireVersion(await findMealType(tx, id), version + 1)
      const entry = {
        at: now,
        action: 'meal_type_changed',
        actor_id: user.id,
        subject: { meal_type_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: withoutVersion(after) })
      return after
    }),
)

export const deleteMealType = serve(
  contract.deleteMealType,
  async ({ db }, { params: { id }, query, user, now }) => {
    await db.transaction().execute(async tx => {
      await lockMealType(tx, id)
      const before = requireVersion(await findMealType(tx, id), query.version)
      refuseIfInUse(await guestsOfMealType(tx, id))
      await deleteRow(tx, id)
      const entry = {
        at: now,
        action: 'meal_type_deleted',
        actor_id: user.id,
        subject: { meal_type_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: undefined })
    })
    return undefined
  },
)

export const addMealType = serve(
  contract.addMealType,
  ({ db }, { body: { price, ...columns }, user, locale, now }) => {
    const added = db.transaction().execute(async tx => {
      const id = await insertMealType(tx, { ...columns, price_cents: centsOf(price) })
      const after = await findMealType(tx, id)
      if (!after) throw problem('not_found')
      const entry = {
        at: now,
        action: 'meal_type_added',
        actor_id: user.id,
        subject: { meal_type_id: id },
      } as const
      await auditChange(tx, { ...entry, before: undefined, after: withoutVersion(after) })
      return after
    })
    return refuseUnknownAcademy(added, locale)
  },
)

export const addRoomType = serve(
  contract.addRoomType,
  ({ db }, { body: { price, ...columns }, user, locale, now }) => {
    const added = db.transaction().execute(async tx => {
      const id = await insertRoomType(tx, { ...columns, price_cents: centsOf(price) })
      const after = await findRoomType(tx, id)
      if (!after) throw problem('not_found')
      const entry = {
        at: now,
        action: 'room_type_added',
        actor_id: user.id,
        subject: { room_type_id: id },
      } as const
      await auditChange(tx, { ...entry, before: undefined, after: withoutVersion(after) })
      return after
    })
    return refuseUnknownAcademy(added, locale)
  },
)
