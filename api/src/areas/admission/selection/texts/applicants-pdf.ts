import type { Locale } from '@academy/contract/base/locale'
import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'
import type { Content } from 'pdfmake'
import { hourText, periodText } from '../../../../base/formats.ts'
import { colours, tableLayout } from '../../../../base/pdf/page-style.ts'
import type { ApplicantRow } from '../applicant-queries.ts'
import { outcomeOf } from '../rules.ts'
import { applicantTexts } from './applicants.ts'
import { participantTexts } from './participants.ts'
import { shortened } from './participants-pdf.ts'

export interface ApplicantList {
  masterclass: MasterclassCard
  participant_count: number
  /** In the order of the list. */
  applicants: readonly ApplicantRow[]
  hasNotes: boolean
  locale: Locale
}

const head = (text: string): Content => ({ text, bold: true, color: colours.accent })

const aboutOf = ({ student, is_known }: ApplicantRow, locale: Locale) => {
  const texts = applicantTexts[locale]
  return [
    student.age !== null && texts.age(student.age),
    student.country?.[`name_${locale}`],
    is_known && texts.known,
  ]
    .filter(Boolean)
    .join(', ')
}

const rowOf = (one: ApplicantRow, { hasNotes, locale }: ApplicantList, index: number): Content[] => {
  const texts = applicantTexts[locale]
  const { rating, note } = one.review
  const titles = one.recording_titles.filter(Boolean)
  const untitled = one.recordings.length - titles.length
  const pieces = [...titles, ...(untitled > 0 ? [texts.more(untitled)] : [])].join(', ')
  const outcome = outcomeOf(one)
  const rank = outcome === 'reserve' ? ` (${one.reserve_rank})` : ''
  return [
    { text: String(index + 1), color: colours.muted },
    {
      stack: [
        { text: one.student.full_name, bold: true },
        { text: aboutOf(one, locale), style: 'small' },
      ],
    },
    {
      stack: [
        { text: shortened(one.repertoire) },
        ...(pieces ? [{ text: `${texts.recordings}: ${pieces}`, style: 'small' }] : []),
        ...(hasNotes && note ? [{ text: `${texts.note}: ${note}`, italics: true }] : []),
      ],
    },
    {
      stack: [
        { text: `${texts.outcomes[outcome]}${rank}` },
        ...(one.open_offer_until
          ? [{ text: texts.offered(hourText(new Date(one.open_offer_until), locale)), style: 'small' }]
          : []),
        ...(hasNotes && rating !== null ? [{ text: texts.rating(rating), style: 'small' }] : []),
      ],
    },
  ]
}

/** Lays out the printable list of applicants. */
export const applicantsContent = (list: ApplicantList): Content => {
  const { masterclass, applicants, participant_count, locale } = list
  const texts = applicantTexts[locale]
  const teacher = `${masterclass.teacher_first_name} ${masterclass.teacher_last_name}`
  const facts = [
    periodText(masterclass.start_date, masterclass.end_date, locale),
    texts.count(applicants.length),
    ...(masterclass.places === null ? [] : [texts.places(participant_count, masterclass.places)]),
    ...(list.hasNotes ? [texts.withNotes] : []),
    participantTexts[locale].ageNote,
  ]
  const { applicant, repertoire, decision } = texts.columns
  return [
    { text: texts.title, style: 'title' },
    {
      text: participantTexts[locale].masterclass(masterclass.instrument[`name_${locale}`], teacher),
      style: 'subtitle',
      margin: [0, 2, 0, 6],
    },
    { text: facts.join(' · '), style: 'small', margin: [0, 0, 0, 12] },
    applicants.length === 0
      ? { text: texts.nobody, margin: [0, 14, 0, 0] }
      : {
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: [14, 120, '*', 80],
            body: [
              [head(''), head(applicant), head(repertoire), head(decision)],
              ...applicants.map((one, index) => rowOf(one, list, index)),
            ],
          },
          layout: tableLayout('ruled'),
        },
  ]
}
