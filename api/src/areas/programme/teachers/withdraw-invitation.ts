import * as contract from '@academy/contract/programme/teachers/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { deleteInvitationOfTeacher } from '../../access/index.ts'
import { lockTeacher } from './lock-teacher.ts'
import { loadTeacher } from './teachers.ts'

/** Idempotent. */
export const withdrawInvitation = serve(contract.withdrawInvitation, ({ db }, { params, user, now }) =>
  db.transaction().execute(async tx => {
    const teacher_id = params.id
    await lockTeacher(tx, teacher_id)
    const email = await deleteInvitationOfTeacher(tx, teacher_id)
    const entry = {
      action: 'teacher_invitation_withdrawn',
      subject: { teacher_id },
      before: { email },
    } as const
    await auditChange(tx, { at: now, actor_id: user.id, ...entry, after: undefined })
    return loadTeacher(tx, teacher_id, now)
  }),
)
