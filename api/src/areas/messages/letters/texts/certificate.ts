import { birthDateText } from '@academy/contract/base/days'
import type { Locale } from '@academy/contract/base/locale'
import type { Content } from 'pdfmake'
import { dayText, fromToText, periodText } from '../../../../base/formats.ts'
import { isPrintable } from '../../../../base/pdf/printable.ts'
import { breakWords } from '../../../../base/pdf/typeset.ts'
import { type LetterHead, setLetterHead, setSignatures } from '../../../programme/index.ts'
import type { LetterPerson } from '../queries.ts'
import { certificateDay } from '../rules.ts'
import { setRows } from './invitation.ts'
import { letterTexts } from './letter-texts.ts'

/** The name as written, and below it as in the passport. */
const setName = ({ full_name, latin_name }: LetterPerson): Content[] => {
  const names = [full_name, latin_name].filter(isPrintable)
  return names.map((name, index) => ({
    text: breakWords(name),
    font: 'serif',
    fontSize: index === 0 ? 21 : 14,
    lineHeight: 1.1,
  }))
}

/** One page that confirms the participation. */
export const setCertificate = (
  head: LetterHead,
  person: LetterPerson,
  locale: Locale,
  today: string,
): Content => {
  const texts = letterTexts[locale].certificate
  const first = person.places.map(({ start_date }) => start_date).toSorted()[0] ?? head.start_date
  const last =
    person.places
      .map(({ end_date }) => end_date)
      .toSorted()
      .at(-1) ?? head.end_date
  const rows = person.places.flatMap((place): [string, string][] => [
    [texts.classes(1), place[`instrument_${locale}`]],
    [texts.teacher, place.teacher_name],
    [texts.days, periodText(place.start_date, place.end_date, locale)],
  ])
  const teachers = [...new Set(person.places.map(({ teacher_name }) => teacher_name))].join(', ')
  const text = { fontSize: 11.5, lineHeight: 1.2 }
  return [
    setLetterHead(head),
    { text: texts.title, style: 'title', margin: [0, 92, 0, 30] },
    { text: breakWords(texts.confirms(head.association)), ...text, margin: [0, 0, 0, 16] },
    ...setName(person),
    ...(person.date_of_birth
      ? [
          {
            text: texts.born(birthDateText(person.date_of_birth, locale)),
            ...text,
            margin: [0, 4, 0, 0],
          } as Content,
        ]
      : []),
    {
      text: texts.took(head[`site_name_${locale}`], fromToText(first, last, locale), head.place),
      ...text,
      margin: [0, 16, 0, 22],
    },
    { stack: [setRows(rows)], ...text },
    {
      text: texts.signed(head.place, dayText(certificateDay(last, today), locale)),
      ...text,
      margin: [0, 40, 0, 64],
    },
    setSignatures([`${texts.forAssociation}: ${head.association}`, `${texts.teacherSigns}: ${teachers}`]),
  ]
}
