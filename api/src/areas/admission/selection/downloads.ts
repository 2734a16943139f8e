import * as files from '@academy/contract/admission/selection/file-endpoints'
import type { Locale } from '@academy/contract/base/locale'
import { byName, teacherName } from '@academy/contract/base/names'
import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'
import { loadAssociation } from '../../../base/association.ts'
import { audit } from '../../../base/audit.ts'
import { contentDisposition } from '../../../base/files/content-disposition.ts'
import { csvResponse, HttpResponse } from '../../../base/http-response.ts'
import { pdfResponse, renderOnThread } from '../../../base/pdf/pdf-response.ts'
import { paperName } from '../../../base/pdf/printable.ts'
import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { requireApplicants, requireResume, requireSelection } from '../permissions.ts'
import type { ApplicantRow } from './applicant-queries.ts'
import { inListOrder } from './rules.ts'
import { applicantsContent, applicantTexts } from './texts/applicants-pdf.ts'
import { type ParticipantList, participantsContent, participantTexts } from './texts/participants-pdf.ts'

/** The table itself is written by the browser. */
export const recordSavedApplicants = serve(
  files.applicantsSaved,
  async ({ db }, { params: { id }, body: { format, count }, user, locale, now, address }) => {
    await requireSelection(db, id, user.id)
    const details = { masterclass_id: id, list: applicantTexts[locale].fileName, format, count }
    await audit(db, { at: now, action: 'data_exported', actor_id: user.id, address, details })
    return undefined
  },
)

type Participant = Pick<ApplicantRow, 'repertoire' | 'comment' | 'recordings' | 'student'>

interface Participants {
  masterclass: MasterclassCard
  is_final: boolean
  participants: Participant[]
}

/** Returns the participants of one of the teacher's masterclasses, for download and print. */
const loadParticipants = async (
  { db, clock }: Services,
  { id, owner, locale }: { id: number; owner: number; locale: Locale },
): Promise<Participants> => {
  const selection = await requireSelection(db, id, owner)
  const applicants = await requireApplicants(db, id, owner, clock.now())
  const participants = applicants.filter(({ is_accepted, has_withdrawn }) => is_accepted && !has_withdrawn)
  const compare = byName(locale)
  return {
    masterclass: selection.card,
    is_final: selection.is_final,
    participants: participants.toSorted((one, other) => compare(one.student, other.student)),
  }
}

interface ParticipantsPdf extends ParticipantList {
  association: string
  created_at: Date
}

/** Renders the participants of a masterclass as a printable list. */
const describeParticipants = ({ association, created_at, ...list }: ParticipantsPdf): PdfDocument => {
  const { masterclass, locale } = list
  const words = participantTexts[locale]
  const teacher = teacherName(masterclass)
  return {
    title: words.title,
    subject: words.masterclass(masterclass.instrument[`name_${locale}`], teacher),
    author: association,
    language: locale,
    created_at,
    content: participantsContent(list),
  }
}

const type = 'application/pdf'

/** For the page, which draws it: a browser that opens the address itself saves the file. */
export const downloadResume = serve(files.applicantResume, async ({ db, files }, { params, user }) => {
  const resume = await requireResume(db, params.applicationId, user.id)
  const file = await files.read(resume.key)
  if (!file) throw problem('not_found')
  const headers = {
    'content-type': type,
    'content-disposition': contentDisposition('attachment', { name: resume.name, type }),
    'cache-control': 'no-store',
  }
  return new HttpResponse({ headers, body: file.content })
})

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

export const downloadApplicantsPdf = serve(
  files.applicantsPdf,
  async ({ db }, { params: { id }, query, user, locale, now, address }) => {
    const selection = await requireSelection(db, id, user.id)
    const found = await requireApplicants(db, id, user.id, now)
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
