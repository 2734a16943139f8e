import { centsOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/lodging/options/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { withoutVersion } from '../../../base/versions.ts'
import { findRoomType, insertRoomType } from './queries.ts'
import { refuseUnknownAcademy } from './refuse-unknown-academy.ts'

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
