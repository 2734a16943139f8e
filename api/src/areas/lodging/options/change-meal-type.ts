import { centsOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/lodging/options/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockMealType } from '../../../db/locks.ts'
import { findMealType, updateMealType } from './queries.ts'

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
