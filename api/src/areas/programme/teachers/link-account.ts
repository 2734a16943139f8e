import * as contract from '@academy/contract/programme/teachers/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { deleteInvitationOfTeacher, grantRole } from '../../access/index.ts'
import { lockForLink } from './account-link.ts'
import { isAccountLinked, updateTeacher } from './queries.ts'
import { loadTeacher } from './teachers.ts'

/** An open invitation is withdrawn: the teacher has an account now. */
export const linkAccount = serve(
  contract.linkAccount,
  async ({ db }, { params, body, user, now, address }) => {
    const teacher_id = params.id
    const linked = db.transaction().execute(async tx => {
      const { account, teacher } = await lockForLink(tx, body.account_id, teacher_id)
      if (teacher.account_id !== null) throw problem('teacher_has_account')
      if (!account.email_verified) throw problem('account_unconfirmed')
      await updateTeacher(tx, teacher_id, { account_id: account.id })
      await deleteInvitationOfTeacher(tx, teacher_id)
      const grant = { account, role: 'Teacher', actor: user, details: { teacher_id }, address, now } as const
      // People who link their own account stay logged in.
      await grantRole(tx, grant, account.id === user.id ? user.token_hash : undefined)
      const entry = { action: 'teacher_linked', subject: { teacher_id } } as const
      await auditChange(tx, {
        at: now,
        actor_id: user.id,
        ...entry,
        before: { account_id: null },
        after: { account_id: account.id },
      })
      return loadTeacher(tx, teacher_id, now)
    })
    return linked.catch(error => {
      throw isAccountLinked(error) ? problem('account_linked') : error
    })
  },
)
