import * as contract from '@academy/contract/programme/teachers/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import {
  createAccount,
  deleteInvitationOfTeacher,
  grantRole,
  refuseInvited,
  requireInvitable,
  sendNewInvitation,
} from '../../access/index.ts'
import { lockForLink, lockTeacher, lockWithAccount, revokeTeacherRole } from './account-link.ts'
import { findAccounts, findTeacherRow, isAccountLinked, updateTeacher } from './queries.ts'
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

/** The account must be locked. Refuses the link if the teacher has an account by now, or the account another teacher. */
export const linkInvitedTeacher = async (tx: Tx, teacher_id: number, account_id: number): Promise<void> => {
  const teacher = await lockTeacher(tx, teacher_id)
  if (teacher.account_id !== null) throw problem('invalid_link')
  await updateTeacher(tx, teacher_id, { account_id }).catch(error => {
    throw isAccountLinked(error) ? problem('invalid_link') : error
  })
}

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
