import * as contract from '@academy/contract/programme/teachers/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { lockWithAccount, revokeTeacherRole } from './account-link.ts'
import { updateTeacher } from './queries.ts'
import { loadTeacher } from './teachers.ts'

export const unlinkAccount = serve(contract.unlinkAccount, ({ db }, { params, user, now, address }) =>
  db.transaction().execute(async tx => {
    const teacher_id = params.id
    const { account, teacher } = await lockWithAccount(tx, teacher_id)
    await updateTeacher(tx, teacher_id, { account_id: null })
    await revokeTeacherRole(tx, { account, user, teacher_id, address, now })
    const before = { account_id: teacher.account_id }
    const entry = {
      action: 'teacher_unlinked',
      subject: { teacher_id },
      before,
      after: { account_id: null },
    } as const
    await auditChange(tx, { at: now, actor_id: user.id, ...entry })
    return loadTeacher(tx, teacher_id, now)
  }),
)
