import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import { participantTexts } from './texts/participants.ts'
import { type ParticipantList, participantsContent } from './texts/participants-pdf.ts'

export interface ParticipantsPdf extends ParticipantList {
  association: string
  created_at: Date
}

/** Renders the participants of a masterclass as a printable list. */
export const describeParticipants = ({ association, created_at, ...list }: ParticipantsPdf): PdfDocument => {
  const { masterclass, locale } = list
  const words = participantTexts[locale]
  const teacher = `${masterclass.teacher_first_name} ${masterclass.teacher_last_name}`
  return {
    title: words.title,
    subject: words.masterclass(masterclass.instrument[`name_${locale}`], teacher),
    author: association,
    language: locale,
    created_at,
    content: participantsContent(list),
  }
}
