import * as files from '@academy/contract/admission/selection/file-endpoints'
import { byName } from '@academy/contract/base/name-order'
import { loadAssociation } from '../../../base/association.ts'
import { audit } from '../../../base/audit.ts'
import { pdfResponse } from '../../../base/pdf/pdf-response.ts'
import { renderOnThread } from '../../../base/pdf/render-on-thread.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findApplicants } from './applicant-queries.ts'
import { findSelection } from './queries.ts'
import { inListOrder } from './rules.ts'
import { applicantTexts } from './texts/applicants.ts'
import { applicantsContent } from './texts/applicants-pdf.ts'

export const downloadApplicantsPdf = serve(
  files.applicantsPdf,
  async ({ db }, { params: { id }, query, user, locale, now, address }) => {
    const selection = await findSelection(db, id, user.id)
    const found = await findApplicants(db, id, user.id, now)
    if (!selection || !found) throw problem('not_found')
    const { title, fileName, fileNameWithNotes } = applicantTexts[locale]
    const { name: author } = await loadAssociation(db)
    const { card: masterclass, participant_count } = selection
    const hasNotes = query.notes !== undefined
    const compare = byName(locale)
    const applicants = inListOrder(found.toSorted((one, other) => compare(one.student, other.student)))
    const list = { masterclass, participant_count, applicants, hasNotes, locale }
    const pdf = await renderOnThread({
      title,
      subject: masterclass.instrument[`name_${locale}`],
      author,
      language: locale,
      created_at: now,
      content: applicantsContent(list),
    })
    const details = { masterclass_id: id, list: fileName, format: 'PDF', count: applicants.length }
    await audit(db, { at: now, action: 'data_exported', actor_id: user.id, address, details })
    return pdfResponse(pdf, `${hasNotes ? fileNameWithNotes : fileName}-${id}.pdf`)
  },
)
