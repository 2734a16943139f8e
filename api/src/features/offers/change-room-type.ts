import type { BodyOf } from '@academy/contract/endpoint'
import { centsOf } from '@academy/contract/money'
import type { changeRoomType as endpoint } from '@academy/contract/offers/endpoints'
import { lockRooms } from '../../db/locks.ts'
import { auditChange } from '../../lib/audit.ts'
import { refuseIfInUse } from '../../lib/refuse-if-in-use.ts'
import type { Services, Verb } from '../../lib/services.ts'
import { requireVersion, withoutVersion } from '../../lib/versions.ts'
import { findRoomType, guestsWithoutBed, updateRoomType } from './queries.ts'

interface Change {
  id: number
  wanted: BodyOf<typeof endpoint>
  actor_id: number
  now: Date
  /** How the room type is locked. Replaced only in tests that show why the lock is needed. */
  lock?: (...room_types: Parameters<typeof lockRooms>) => Promise<unknown>
}

export const changeRooms = ({ db }: Services, { id, wanted, actor_id, now, lock = lockRooms }: Change) =>
  db.transaction().execute(async tx => {
    const { version, price, ...columns } = wanted
    await lock(tx, [id])
    const before = requireVersion(await findRoomType(tx, id), version)
    refuseIfInUse(await guestsWithoutBed(tx, id, columns.beds))
    await updateRoomType(tx, id, { ...columns, price_cents: centsOf(price) })
    const after = requireVersion(await findRoomType(tx, id), version + 1)
    const entry = { at: now, action: 'room_type_changed', actor_id, subject: { room_type_id: id } }
    await auditChange(tx, { ...entry, before: withoutVersion(before), after: withoutVersion(after) })
    return after
  })

export const changeRoomType: Verb<typeof endpoint> = (services, { params, body, user, now }) =>
  changeRooms(services, { id: params.id, wanted: body, actor_id: user.id, now })
