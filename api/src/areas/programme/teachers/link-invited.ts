import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockTeacher } from './lock-teacher.ts'
import { isAccountLinked, updateTeacher } from './queries.ts'

/** The account must be locked. Refuses the link if the teacher has an account by now, or the account another teacher. */
export const linkInvitedTeacher = async (tx: Tx, teacher_id: number, account_id: number): Promise<void> => {
  const teacher = await lockTeacher(tx, teacher_id)
  if (teacher.account_id !== null) throw problem('invalid_link')
  await updateTeacher(tx, teacher_id, { account_id }).catch(error => {
    throw isAccountLinked(error) ? problem('invalid_link') : error
  })
}
