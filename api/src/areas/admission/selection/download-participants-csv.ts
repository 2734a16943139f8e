import * as files from '@academy/contract/admission/selection/file-endpoints'
import { audit } from '../../../base/audit.ts'
import { csvResponse } from '../../../base/csv.ts'
import { paperName } from '../../../base/pdf/printable.ts'
import { serve } from '../../../base/serve.ts'
import { loadParticipants } from './load-participants.ts'
import { participantTexts } from './texts/participants.ts'

export const downloadParticipantsCsv = serve(
  files.participantsCsv,
  async (services, { params, user, locale, now, address }) => {
    const { masterclass, participants } = await loadParticipants(services, {
      id: params.id,
      owner: user.id,
      locale,
    })
    const { columns, genders, fileName } = participantTexts[locale]
    const { name, date_of_birth, age, gender, repertoire, comment, recording } = columns
    const recordings = [1, 2, 3].map(number => `${recording} ${number}`)
    const rows = participants.map(({ student, ...application }) => [
      paperName(student),
      student.date_of_birth,
      student.age,
      student.gender && genders[student.gender],
      application.repertoire,
      application.comment,
      ...recordings.map((_, index) => application.recordings[index] ?? null),
    ])
    const header = [name, date_of_birth, age, gender, repertoire, comment, ...recordings]
    const details = { masterclass_id: masterclass.id, list: fileName, format: 'CSV', count: rows.length }
    await audit(services.db, { at: now, action: 'data_exported', actor_id: user.id, address, details })
    return csvResponse([header, ...rows], locale, `${fileName}-${masterclass.id}.csv`)
  },
)
