import * as contract from '@academy/contract/programme/teachers/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import {
  deleteInvitationOfTeacher,
  refuseInvited,
  requireInvitable,
  sendNewInvitation,
} from '../../access/index.ts'
import { lockTeacher } from './lock-teacher.ts'
import { findAccounts } from './queries.ts'
import { loadTeacher } from './teachers.ts'

/** Also sends an invitation again: only the latest link works. */
export const inviteTeacher = serve(contract.inviteTeacher, async (services, { params, body, user, now }) => {
  const { db } = services
  const teacher_id = params.id
  const { email, locale } = body
  await requireInvitable(db, { email, actor_id: user.id }, async owner =>
    (await findAccounts(db, owner.email)).filter(({ id }) => id === owner.id),
  )
  const invited = db.transaction().execute(async tx => {
    const { account_id, first_name, last_name } = await lockTeacher(tx, teacher_id)
    if (account_id !== null) throw problem('teacher_has_account')
    const before = { email: await deleteInvitationOfTeacher(tx, teacher_id) }
    const invitee = { role: 'Teacher', teacher_id } as const
    const letter = { email, locale, first_name, last_name }
    await sendNewInvitation(services, tx, { invitee, letter }, now)
    const entry = { action: 'teacher_invited', subject: { teacher_id, email, locale } } as const
    await auditChange(tx, {
      at: now,
      actor_id: user.id,
      ...entry,
      before: { ...before, sent_at: undefined },
      after: { email, sent_at: now },
    })
    return loadTeacher(tx, teacher_id, now)
  })
  return invited.catch(refuseInvited)
})
