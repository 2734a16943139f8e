import * as contract from '@academy/contract/office/academies/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { lockAcademy } from '../../../db/locks.ts'
import { violates } from '../../../db/violates.ts'
import { findDependent } from './concerned.ts'
import { deleteAcademy as deleteRow, findRow } from './queries.ts'

const isReferenced = violates('foreign_key')

export const deleteAcademy = serve(
  contract.deleteAcademy,
  async ({ db }, { params: { id }, user, locale, now }) => {
    const remove = () =>
      db.transaction().execute(async tx => {
        await lockAcademy(tx, id)
        const row = await findRow(tx, id)
        if (!row) throw problem('not_found')
        const { changed_at, ...before } = row
        if (before.is_current) throw problem('academy_is_current')
        refuseIfInUse(await findDependent(tx, id, locale))
        await deleteRow(tx, id)
        const subject = { academy_id: id }
        await auditChange(tx, {
          at: now,
          action: 'academy_deleted',
          actor_id: user.id,
          subject,
          before,
          after: undefined,
        })
      })
    try {
      await remove()
    } catch (error) {
      // Something that the list does not name still refers to the academy or to what it offers.
      throw isReferenced(error) ? problem('in_use') : error
    }
    return undefined
  },
)
