import * as files from '@academy/contract/admission/selection/file-endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findSelection } from './queries.ts'
import { applicantTexts } from './texts/applicants.ts'

/** The table itself is written by the browser. */
export const recordSavedApplicants = serve(
  files.applicantsSaved,
  async ({ db }, { params: { id }, body: { format, count }, user, locale, now, address }) => {
    if (!(await findSelection(db, id, user.id))) throw problem('not_found')
    const details = { masterclass_id: id, list: applicantTexts[locale].fileName, format, count }
    await audit(db, { at: now, action: 'data_exported', actor_id: user.id, address, details })
    return undefined
  },
)
