import * as files from '@academy/contract/admission/selection/file-endpoints'
import { loadAssociation } from '../../../base/association.ts'
import { audit } from '../../../base/audit.ts'
import { pdfResponse } from '../../../base/pdf/pdf-response.ts'
import { paperName } from '../../../base/pdf/printable.ts'
import { renderOnThread } from '../../../base/pdf/render-on-thread.ts'
import { serve } from '../../../base/serve.ts'
import { describeParticipants } from './describe-pdf.ts'
import { loadParticipants } from './load-participants.ts'
import { participantTexts } from './texts/participants.ts'

export const downloadParticipantsPdf = serve(
  files.participantsPdf,
  async (services, { params, user, locale, now, address }) => {
    const { masterclass, participants, is_final } = await loadParticipants(services, {
      id: params.id,
      owner: user.id,
      locale,
    })
    const { name: association } = await loadAssociation(services.db)
    const listed = participants.map(({ student, repertoire }) => ({
      ...student,
      full_name: paperName(student),
      repertoire,
    }))
    const list = { masterclass, participants: listed, is_final, locale }
    const pdf = await renderOnThread(describeParticipants({ ...list, association, created_at: now }))
    const { fileName } = participantTexts[locale]
    const details = { masterclass_id: masterclass.id, list: fileName, format: 'PDF', count: listed.length }
    await audit(services.db, { at: now, action: 'data_exported', actor_id: user.id, address, details })
    return pdfResponse(pdf, `${fileName}-${masterclass.id}.pdf`)
  },
)
