import type { masterclass as endpoint } from '@academy/contract/masterclasses/endpoints'
import { cleanHtml } from '../../lib/clean-html.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { findMasterclass } from './queries.ts'

export const showMasterclass: Verb<typeof endpoint> = async ({ db }, { params }) => {
  const found = await findMasterclass(db, params.id)
  if (!found) throw problem('not_found')
  // Sanitized on writing, and again here: a row may come from a backup or from psql.
  const { resume_german, resume_english } = found.resume
  return {
    ...found,
    resume: { resume_german: cleanHtml(resume_german), resume_english: cleanHtml(resume_english) },
  }
}
