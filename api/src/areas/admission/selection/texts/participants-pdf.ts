import type { Applicant } from '@academy/contract/admission/selection/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { teacherName } from '@academy/contract/base/names'
import { plural } from '@academy/contract/base/plural'
import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'
import type { Content } from 'pdfmake'
import { periodText } from '../../../../base/formats.ts'
import { colours, tableLayout } from '../../../../base/pdf/page-style.ts'

interface PdfTexts {
  fileName: string
  title: string
  /** The name of the masterclass. */
  masterclass(instrument: string, teacher: string): string
  count(participants: number): string
  preliminary: string
  final: string
  nobody: string
  ageNote: string
  columns: Record<
    'name' | 'date_of_birth' | 'age' | 'gender' | 'repertoire' | 'comment' | 'recording',
    string
  >
  genders: Record<NonNullable<Applicant['student']['gender']>, string>
}

export const participantTexts: Record<Locale, PdfTexts> = {
  de: {
    fileName: 'teilnehmende',
    title: 'Teilnehmende',
    masterclass: (instrument, teacher) => `${instrument} bei ${teacher}`,
    count: participants =>
      plural('de', participants, { one: 'Eine Person', other: `${participants} Personen` }),
    preliminary: 'vorläufige Auswahl',
    final: 'endgültige Auswahl',
    nobody: 'Noch ist niemand angenommen.',
    ageNote: 'Alter am ersten Tag der Akademie',
    columns: {
      name: 'Name',
      date_of_birth: 'Geburtsdatum',
      age: 'Alter am ersten Tag der Akademie',
      gender: 'Geschlecht',
      repertoire: 'Repertoire',
      comment: 'Kommentar',
      recording: 'Aufnahme',
    },
    genders: { male: 'männlich', female: 'weiblich', diverse: 'divers' },
  },
  en: {
    fileName: 'participants',
    title: 'Participants',
    masterclass: (instrument, teacher) => `${instrument} with ${teacher}`,
    count: participants => plural('en', participants, { one: 'One person', other: `${participants} people` }),
    preliminary: 'preliminary selection',
    final: 'final selection',
    nobody: 'Nobody has been accepted yet.',
    ageNote: 'ages on the first day of the academy',
    columns: {
      name: 'Name',
      date_of_birth: 'Date of birth',
      age: 'Age on the first day of the academy',
      gender: 'Gender',
      repertoire: 'Repertoire',
      comment: 'Comment',
      recording: 'Recording',
    },
    genders: { male: 'male', female: 'female', diverse: 'non-binary' },
  },
}

interface ListedParticipant {
  full_name: string
  age: number | null
  gender: 'male' | 'female' | 'diverse' | null
  repertoire: string
}

export interface ParticipantList {
  masterclass: MasterclassCard
  participants: ListedParticipant[]
  is_final: boolean
  locale: Locale
}

/** Cut long repertoire, to keep the list short; the page of the masterclass has the full text. */
const REPERTOIRE_LENGTH = 600
export const shortened = (text: string) =>
  text.length <= REPERTOIRE_LENGTH ? text : `${text.slice(0, REPERTOIRE_LENGTH).toWellFormed().trimEnd()} …`

const head = (text: string): Content => ({ text, bold: true, color: colours.accent })

const rowOf = (
  { full_name, age, gender, repertoire }: ListedParticipant,
  index: number,
  locale: Locale,
): Content[] => {
  const texts = participantTexts[locale]
  const about = [age, gender && texts.genders[gender]].filter(known => known !== null).join(', ')
  return [
    { text: String(index + 1), color: colours.muted },
    {
      stack: [
        { text: full_name, bold: true },
        { text: about, style: 'small' },
      ],
    },
    { text: shortened(repertoire) },
  ]
}

/** Lays out the printable list of participants. */
export const participantsContent = ({
  masterclass,
  participants,
  is_final,
  locale,
}: ParticipantList): Content => {
  const texts = participantTexts[locale]
  const teacher = teacherName(masterclass)
  const period = periodText(masterclass.start_date, masterclass.end_date, locale)
  const state = is_final ? texts.final : texts.preliminary
  return [
    { text: texts.title, style: 'title' },
    {
      text: texts.masterclass(masterclass.instrument[`name_${locale}`], teacher),
      style: 'subtitle',
      margin: [0, 2, 0, 6],
    },
    {
      text: `${period} · ${texts.count(participants.length)} · ${state} · ${texts.ageNote}`,
      style: 'small',
      margin: [0, 0, 0, 12],
    },
    participants.length === 0
      ? { text: texts.nobody, margin: [0, 14, 0, 0] }
      : {
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: [14, 150, '*'],
            body: [
              [head(''), head(texts.columns.name), head(texts.columns.repertoire)],
              ...participants.map((participant, index) => rowOf(participant, index, locale)),
            ],
          },
          layout: tableLayout('ruled'),
        },
  ]
}
