import type { Locale } from '@academy/contract/locale'
import type { Content } from 'pdfmake'
import { periodText } from '../../../lib/formats.ts'
import { breakWords } from '../../../lib/pdf/break-words.ts'
import { tableLayout } from '../../../lib/pdf/page-style.ts'
import type { ClassList, ListedParticipant } from '../queries.ts'
import { isPrintable } from '../rules.ts'
import { letterTexts } from './letter-texts.ts'

export type Audience = 'teacher' | 'board'

/** The columns for each reader: the notice board tells no more than who comes from where. */
const columnsFor = (list: ClassList, locale: Locale) => {
  const texts = letterTexts[locale].classList
  const name = {
    title: texts.name,
    width: '*',
    of: ({ full_name }: ListedParticipant) => (isPrintable(full_name) ? full_name : texts.unprintable),
  }
  const country = {
    title: texts.country,
    width: 82,
    of: (one: ListedParticipant) => one.country?.[`name_${locale}`] ?? '',
  }
  const instrument = { title: texts.instrument, width: 70, of: () => list[`instrument_${locale}`] }
  const language = {
    title: texts.language,
    width: 52,
    of: (one: ListedParticipant) => texts.languages[one.locale],
  }
  const age = { title: texts.age, width: 28, of: ({ age }: ListedParticipant) => String(age ?? '') }
  const email = { title: texts.email, width: 130, of: (one: ListedParticipant) => one.email }
  return {
    teacher: [name, age, country, language, email],
    board: [name, { ...instrument, width: 120 }, { ...country, width: 120 }],
  }
}

/** The list of one masterclass; each begins on a page of its own. */
export const setClassList = (
  list: ClassList,
  { locale, audience, isFirst }: { locale: Locale; audience: Audience; isFirst: boolean },
): Content => {
  const texts = letterTexts[locale].classList
  const columns = columnsFor(list, locale)[audience]
  const days = periodText(list.start_date, list.end_date, locale)
  return [
    {
      text: breakWords(texts.title(list[`instrument_${locale}`], list.teacher_name)),
      style: 'title',
      ...(!isFirst && { pageBreak: 'before' as const }),
    },
    {
      text: `${days} · ${texts.participants(list.participants.length)}`,
      style: 'subtitle',
      margin: [0, 4, 0, 16],
    },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [16, ...columns.map(({ width }) => width)],
        body: [
          [{ text: '', style: 'small' }, ...columns.map(({ title }) => ({ text: title, style: 'small' }))],
          ...list.participants.map((one, index) => [
            {
              text: String(index + 1),
              style: 'small',
              margin: [0, 1.5, 0, 0] as [number, number, number, number],
            },
            ...columns.map(({ of }) => ({ text: breakWords(of(one)) })),
          ]),
        ],
      },
      layout: tableLayout('ruled'),
    },
    ...(audience === 'teacher' && list.accompanists.length > 0
      ? [{ text: `${texts.accompanists}: ${list.accompanists.join(', ')}`, margin: [0, 16, 0, 0] } as Content]
      : []),
    ...(audience === 'teacher'
      ? [{ text: texts.ageNote, style: 'small', margin: [0, 16, 0, 0] } as Content]
      : []),
  ]
}
