import type { BodyOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/lodging/options/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { dayText } from '../../../base/formats.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockRooms } from '../../../db/locks.ts'
import { findFullestNight, findRoomType, guestsWithoutBed, updateRoomType } from './queries.ts'

interface Change {
  id: number
  wanted: BodyOf<typeof contract.changeRoomType>
  actor_id: number
  locale: Locale
  now: Date
  /** How the room type is locked. Replaced only in tests that show why the lock is needed. */
  lock?: (...room_types: Parameters<typeof lockRooms>) => Promise<unknown>
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

export const changeRooms = (
  { db }: Services,
  { id, wanted, actor_id, locale, now, lock = lockRooms }: Change,
) =>
  db.transaction().execute(async tx => {
    const { version, price, ...columns } = wanted
    await lock(tx, [id])
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
