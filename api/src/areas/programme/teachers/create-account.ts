import * as contract from '@academy/contract/programme/teachers/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { createAccount, deleteInvitationOfTeacher } from '../../access/index.ts'
import { lockTeacher } from './lock-teacher.ts'
import { findAccounts, findTeacherRow, updateTeacher } from './queries.ts'
import { loadTeacher } from './teachers.ts'

/** Makes an account and links it. The role comes with the first password, which shows that the address is the teacher's. */
export const createTeacherAccount = serve(
  contract.createTeacherAccount,
  async (services, { params, body, user, now }) => {
    const { db } = services
    const teacher_id = params.id
    const teacher = await findTeacherRow(db, teacher_id)
    if (!teacher) throw problem('not_found')
    const { first_name, last_name } = teacher
    await createAccount(services, {
      person: { first_name, last_name, ...body },
      user,
      now,
      roles: [],
      suggest: async owner => (await findAccounts(db, owner.email)).filter(({ id }) => id === owner.id),
      onCreated: async (tx, account_id) => {
        const before = await lockTeacher(tx, teacher_id)
        if (before.account_id !== null) throw problem('teacher_has_account')
        await updateTeacher(tx, teacher_id, { account_id })
        await deleteInvitationOfTeacher(tx, teacher_id)
        const entry = { action: 'teacher_linked', subject: { teacher_id } } as const
        await auditChange(tx, {
          at: now,
          actor_id: user.id,
          ...entry,
          before: { account_id: null },
          after: { account_id },
        })
      },
    })
    return loadTeacher(db, teacher_id, now)
  },
)
