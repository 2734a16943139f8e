import type { showTeacher as endpoint } from '@academy/contract/teachers/endpoints'
import type { Teacher } from '@academy/contract/teachers/schemas'
import type { Db, Tx } from '../../db/connection.ts'
import { cleanHtml } from '../../lib/clean-html.ts'
import { problem } from '../../lib/problem.ts'
import type { Operation } from '../../lib/services.ts'
import { findTeacher } from './queries.ts'

/** Sanitizes the biographies as the public page does: a row may come from a backup or from psql. */
export const loadTeacher = async (db: Db | Tx, id: number, now: Date): Promise<Teacher> => {
  const found = await findTeacher(db, id, now)
  if (!found) throw problem('not_found')
  const { resume_german, resume_english } = found
  return { ...found, resume_german: cleanHtml(resume_german), resume_english: cleanHtml(resume_english) }
}

export const showTeacher: Operation<typeof endpoint> = ({ db }, { params, now }) =>
  loadTeacher(db, params.id, now)
