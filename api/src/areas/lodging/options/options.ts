import type { BodyOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/lodging/options/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { dayText } from '../../../base/formats.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockMealType, lockRooms } from '../../../db/locks.ts'
import {
  deleteMealType as deleteMealRow,
  deleteRoomType as deleteRoomRow,
  findFullestNight,
  findLodgingTypes,
  findMealType,
  findRoomType,
  guestsOfMealType,
  guestsOfRoomType,
  guestsWithoutBed,
  insertMealType,
  insertRoomType,
  isUnknownAcademy,
  updateMealType,
  updateRoomType,
} from './queries.ts'

interface Change {
  id: number
  wanted: BodyOf<typeof contract.changeRoomType>
  actor_id: number
  locale: Locale
  now: Date
}

const tooFewBeds: Record<Locale, (night: string, taken: number) => string> = {
  en: (night, taken) => `${taken} are taken in the night from ${night}.`,
  de: (night, taken) => `In der Nacht ab ${night} sind ${taken} vergeben.`,
}

/** Refuses fewer beds than are taken, and names the fullest night at the field. */
const refuseTooFewBeds = async (
  tx: Tx,
  { id, beds, locale }: { id: number; beds: number; locale: Locale },
) => {
  const concerned = await guestsWithoutBed(tx, id, beds)
  if (concerned.length === 0) return
  const fullest = await findFullestNight(tx, id)
  const errors = fullest && { beds: [tooFewBeds[locale](dayText(fullest.night, locale), fullest.taken)] }
  throw problem('in_use', { concerned, ...(errors && { errors }) })
}

export const changeRooms = ({ db }: Services, { id, wanted, actor_id, locale, now }: Change) =>
  db.transaction().execute(async tx => {
    const { version, price, ...columns } = wanted
    await lockRooms(tx, [id])
    const before = requireVersion(await findRoomType(tx, id), version)
    await refuseTooFewBeds(tx, { id, beds: columns.beds, locale })
    await updateRoomType(tx, id, { ...columns, price_cents: centsOf(price) })
    const after = requireVersion(await findRoomType(tx, id), version + 1)
    const entry = { at: now, action: 'room_type_changed', actor_id, subject: { room_type_id: id } } as const
    await auditChange(tx, { ...entry, before: withoutVersion(before), after: withoutVersion(after) })
    return after
  })

export const changeRoomType = serve(
  contract.changeRoomType,
  (services, { params, body, user, locale, now }) =>
    changeRooms(services, { id: params.id, wanted: body, actor_id: user.id, locale, now }),
)

export const deleteRoomType = serve(
  contract.deleteRoomType,
  async ({ db }, { params: { id }, query, user, now }) => {
    await db.transaction().execute(async tx => {
      await lockRooms(tx, [id])
      const before = requireVersion(await findRoomType(tx, id), query.version)
      refuseIfInUse(await guestsOfRoomType(tx, id))
      await deleteRoomRow(tx, id)
      const entry = {
        at: now,
        action: 'room_type_deleted',
        actor_id: user.id,
        subject: { room_type_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: undefined })
    })
    return undefined
  },
)

/** Reports an academy that does not exist at its field. */
const refuseUnknownAcademy = async <T>(work: Promise<T>, locale: Locale): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw isUnknownAcademy(error) ? invalidInput({ academy_id: 'ACADEMY_UNKNOWN' }, locale) : error
  }
}

export const showLodgingTypes = serve(contract.lodgingOffers, async ({ db }, { query: { academy_id } }) => {
  const found = await findLodgingTypes(db, academy_id ?? null)
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
      await deleteMealRow(tx, id)
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
