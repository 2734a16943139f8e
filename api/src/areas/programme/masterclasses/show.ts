import * as contract from '@academy/contract/programme/masterclasses/endpoints'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import { cleanHtml } from '../../../base/html.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { findMasterclass } from './queries.ts'

/** Returns a masterclass that visitors may see, or any of one academy. */
export const loadMasterclass = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
  academy_id?: number,
): Promise<Masterclass> => {
  const found = await findMasterclass(db, id, clock.today(), academy_id)
  if (!found) throw problem('not_found')
  // Sanitized on writing, and again here: a row may come from a backup or from psql.
  const { resume_german, resume_english } = found.resume
  return {
    ...found,
    resume: { resume_german: cleanHtml(resume_german), resume_english: cleanHtml(resume_english) },
  }
}

export const showMasterclass = serve(contract.masterclass, (services, { params }) =>
  loadMasterclass(services, params.id),
)
