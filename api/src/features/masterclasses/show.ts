import type { masterclass as endpoint } from '@academy/contract/masterclasses/endpoints'
import { cleanHtml } from '../../lib/clean-html.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { findMasterclass } from './queries.ts'

export const showMasterclass: Verb<typeof endpoint> = async ({ db }, { params }) => {
  const found = await findMasterclass(db, params.id)
  if (!found) throw problem('not_found')
  // Cleaned when it was written, and once more here: a row can come from a backup or from a person with psql.
  const { resume_german, resume_english } = found.resume
  return {
    ...found,
    resume: { resume_german: cleanHtml(resume_german), resume_english: cleanHtml(resume_english) },
  }
}
