import * as contract from '@academy/contract/programme/teachers/endpoints'
import type { Teacher } from '@academy/contract/programme/teachers/schemas'
import { cleanHtml } from '../../../base/clean-html.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findTeacher } from './queries.ts'

/** Sanitizes the biographies as the public page does: a row may come from a backup or from psql. */
export const loadTeacher = async (db: Db | Tx, id: number, now: Date): Promise<Teacher> => {
  const found = await findTeacher(db, id, now)
  if (!found) throw problem('not_found')
  const { resume_german, resume_english } = found
  return { ...found, resume_german: cleanHtml(resume_german), resume_english: cleanHtml(resume_english) }
}

export const showTeacher = serve(contract.showTeacher, ({ db }, { params, now }) =>
  loadTeacher(db, params.id, now),
)
