import type { applicants as endpoint } from '@academy/contract/selection/endpoints'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { applicantView } from './applicant-view.ts'
import { findApplicants } from './queries.ts'

export const listApplicants: Verb<typeof endpoint> = async (services, { params, user, now }) => {
  const found = await findApplicants(services.db, params.masterclassId, user.id)
  if (!found) throw problem('not_found')
  return Promise.all(found.map(row => applicantView(services, row, now)))
}
