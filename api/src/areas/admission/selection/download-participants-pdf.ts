import type { participantsPdf as endpoint } from '@academy/contract/selection/file-endpoints'
import { loadAssociation } from '../../lib/association.ts'
import { audit } from '../../lib/audit.ts'
import { pdfResponse } from '../../lib/pdf/pdf-response.ts'
import { paperName } from '../../lib/pdf/printable.ts'
import { renderOnThread } from '../../lib/pdf/render-on-thread.ts'
import type { Operation } from '../../lib/services.ts'
import { describeParticipants } from './describe-pdf.ts'
import { loadParticipants } from './load-participants.ts'
import { participantTexts } from './texts/participants.ts'

export const downloadParticipantsPdf: Operation<typeof endpoint> = async (
  services,
  { params, user, locale, now, address },
) => {
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
}
