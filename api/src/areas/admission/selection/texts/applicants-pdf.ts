import type { Locale } from '@academy/contract/base/locale'
import { teacherName } from '@academy/contract/base/names'
import { plural } from '@academy/contract/base/plural'
import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'
import type { Content } from 'pdfmake'
import { hourText, periodText } from '../../../../base/formats.ts'
import { colours, tableLayout } from '../../../../base/pdf/page-style.ts'
import type { ApplicantRow } from '../applicant-queries.ts'
import { type Outcome, outcomeOf } from '../rules.ts'
import { participantTexts, shortened } from './participants-pdf.ts'

interface ApplicantTexts {
  fileName: string
  fileNameWithNotes: string
  title: string
  count(applicants: number): string
  places(taken: number, places: number): string
  nobody: string
  columns: Record<'applicant' | 'repertoire' | 'decision', string>
  age(years: number): string
  known: string
  rating(rating: number): string
  note: string
  /** Told below the title of a list that is not for others. */
  withNotes: string
  recordings: string
  /** Recordings without a title, beside those with one. */
  more(count: number): string
  outcomes: Record<Outcome, string>
  /** `until` is already formatted. */
  offered(until: string): string
}

export const applicantTexts: Record<Locale, ApplicantTexts> = {
  de: {
    fileName: 'bewerbungen',
    fileNameWithNotes: 'bewerbungen-mit-notizen',
    title: 'Bewerbungen',
    count: count => plural('de', count, { one: 'Eine Bewerbung', other: `${count} Bewerbungen` }),
    places: (taken, places) => `${taken} von ${places} Plätzen vergeben`,
    nobody: 'Noch hat sich niemand beworben.',
    columns: { applicant: 'Name', repertoire: 'Repertoire', decision: 'Entscheidung' },
    age: years => plural('de', years, { one: '1 Jahr', other: `${years} Jahre` }),
    known: 'bekannt',
    rating: rating => `${rating} von 5`,
    note: 'Notiz',
    withNotes: 'mit Bewertung und Notizen, nur für die Lehrperson',
    recordings: 'Aufnahmen',
    more: count => `${count} ohne Titel`,
    outcomes: {
      open: 'offen',
      accepted: 'angenommen',
      reserve: 'Warteliste',
      rejected: 'nicht angenommen',
      withdrawn: 'zurückgezogen',
    },
    offered: until => `Platz angeboten bis ${until}`,
  },
  en: {
    fileName: 'applicants',
    fileNameWithNotes: 'applicants-with-notes',
    title: 'Applicants',
    count: count => plural('en', count, { one: 'One application', other: `${count} applications` }),
    places: (taken, places) => `${taken} of ${places} places taken`,
    nobody: 'Nobody has applied yet.',
    columns: { applicant: 'Name', repertoire: 'Repertoire', decision: 'Decision' },
    age: years => plural('en', years, { one: '1 year', other: `${years} years` }),
    known: 'known',
    rating: rating => `${rating} of 5`,
    note: 'Note',
    withNotes: 'with rating and notes, for the teacher only',
    recordings: 'Recordings',
    more: count => `${count} without a title`,
    outcomes: {
      open: 'undecided',
      accepted: 'accepted',
      reserve: 'waiting list',
      rejected: 'not accepted',
      withdrawn: 'withdrawn',
    },
    offered: until => `place offered until ${until}`,
  },
}

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
  const teacher = teacherName(masterclass)
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
