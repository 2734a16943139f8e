import * as contract from '@academy/contract/office/academies/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { insertAcademy } from './queries.ts'
import { columnsOf, storableColumns } from './rules.ts'
import { loadAcademy } from './show.ts'

export const addAcademy = serve(contract.addAcademy, ({ db }, { body, user, now }) =>
  db.transaction().execute(async tx => {
    const after = columnsOf(body)
    const id = await insertAcademy(tx, { ...storableColumns(after), is_draft: true, changed_at: now })
    const subject = { academy_id: id }
    await auditChange(tx, {
      at: now,
      action: 'academy_added',
      actor_id: user.id,
      subject,
      before: undefined,
      after,
    })
    return loadAcademy(tx, id)
  }),
)
