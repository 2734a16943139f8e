import { problem } from '../../../base/problem.ts'
import type { CallUser } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockTeacherRow } from '../../../db/locks.ts'
import { lockForChange, revokeRole } from '../../access/index.ts'
import { findTeacherRow } from './queries.ts'

/** Locks a teacher: no one else changes, links, invites or deletes them until the transaction ends. */
export const lockTeacher = async (tx: Tx, id: number) => {
  await lockTeacherRow(tx, id)
  const teacher = await findTeacherRow(tx, id)
  if (!teacher) throw problem('not_found')
  return teacher
}

/** Locks an account, if it exists, and then the teacher: accounts are locked first. */
const lockAccountAndTeacher = async (tx: Tx, account_id: number | null, teacher_id: number) => {
  const account = account_id === null ? undefined : await lockForChange(tx, account_id)
  return { account, teacher: await lockTeacher(tx, teacher_id) }
}

/** Locks the account that is to be linked, and the teacher. */
export const lockForLink = async (tx: Tx, account_id: number, teacher_id: number) => {
  const { account, teacher } = await lockAccountAndTeacher(tx, account_id, teacher_id)
  if (!account) throw problem('not_found')
  if (account.erased_at) throw problem('already_erased')
  return { account, teacher }
}

/** Locks a teacher with the linked account. */
export const lockWithAccount = async (tx: Tx, teacher_id: number) => {
  const found = await findTeacherRow(tx, teacher_id)
  if (!found) throw problem('not_found')
  const locked = await lockAccountAndTeacher(tx, found.account_id, teacher_id)
  // Linked or unlinked after the first read.
  if (locked.teacher.account_id !== found.account_id) throw problem('changed_meanwhile')
  return locked
}

interface LinkedAccount {
  account: { id: number; roles: string[] } | undefined
  user: CallUser
  teacher_id: number
  /** The network address of the user. */
  address: string
  now: Date
}

/** An account without a teacher has no use for the role, and nobody may keep it by mistake. */
export const revokeTeacherRole = async (
  tx: Tx,
  { account, user, teacher_id, address, now }: LinkedAccount,
) => {
  // An account without a password has no role yet.
  if (!account?.roles.includes('Teacher')) return
  await revokeRole(tx, { account, role: 'Teacher', actor: user, details: { teacher_id }, address, now })
}
