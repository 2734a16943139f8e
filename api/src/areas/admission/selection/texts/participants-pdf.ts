import type { Locale } from '@academy/contract/base/locale'
import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'
import type { Content } from 'pdfmake'
import { periodText } from '../../../../base/formats.ts'
import { colours, tableLayout } from '../../../../base/pdf/page-style.ts'
import { participantTexts } from './participants.ts'

interface Listed {
  full_name: string
  age: number | null
  gender: 'male' | 'female' | 'diverse' | null
  repertoire: string
}

export interface ParticipantList {
  masterclass: MasterclassCard
  participants: Listed[]
  is_final: boolean
  locale: Locale
}

/** Cut long repertoire, to keep the list short; the page of the masterclass has the full text. */
const REPERTOIRE_LENGTH = 600
export const shortened = (text: string) =>
  text.length <= REPERTOIRE_LENGTH ? text : `${text.slice(0, REPERTOIRE_LENGTH).toWellFormed().trimEnd()} …`

const head = (text: string): Content => ({ text, bold: true, color: colours.accent })

const rowOf = ({ full_name, age, gender, repertoire }: Listed, index: number, locale: Locale): Content[] => {
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
  const teacher = `${masterclass.teacher_first_name} ${masterclass.teacher_last_name}`
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
