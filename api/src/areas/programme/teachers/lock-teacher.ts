import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockTeacherRow } from '../../../db/locks.ts'
import { findTeacherRow } from './queries.ts'

/** Locks a teacher: no one else changes, links, invites or deletes them until the transaction ends. */
export const lockTeacher = async (tx: Tx, id: number) => {
  await lockTeacherRow(tx, id)
  const teacher = await findTeacherRow(tx, id)
  if (!teacher) throw problem('not_found')
  return teacher
}
