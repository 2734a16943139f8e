import * as contract from '@academy/contract/admission/selection/endpoints'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { findApplicants } from './applicant-queries.ts'
import { applicantView } from './applicant-view.ts'

export const showApplicants = async (
  services: Services,
  masterclass_id: number,
  owner: number,
  now: Date,
): Promise<Applicant[]> => {
  const found = await findApplicants(services.db, masterclass_id, owner, now)
  if (!found) throw problem('not_found')
  return Promise.all(found.map(row => applicantView(services, row, now)))
}

export const listApplicants = serve(contract.applicants, (services, { params, user, now }) =>
  showApplicants(services, params.masterclassId, user.id, now),
)
