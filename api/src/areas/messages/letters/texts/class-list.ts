import type { Locale } from '@academy/contract/base/locale'
import type { Content } from 'pdfmake'
import { periodText } from '../../../../base/formats.ts'
import { tableLayout } from '../../../../base/pdf/page-style.ts'
import { isPrintable, paperName } from '../../../../base/pdf/printable.ts'
import { breakWords } from '../../../../base/pdf/typeset.ts'
import type { ClassList, ListedParticipant } from '../queries.ts'
import { letterTexts } from './letter-texts.ts'

export type Audience = 'teacher' | 'board'

interface ListColumn {
  title: string
  width: '*' | number
  of: (one: ListedParticipant) => string
  /** A second line in small type. */
  detail?: (one: ListedParticipant) => string
}

/** The columns for each reader: the notice board tells no more than who comes from where. */
const columnsFor = (list: ClassList, locale: Locale): Record<Audience, ListColumn[]> => {
  const texts = letterTexts[locale].classList
  const name: ListColumn = {
    title: texts.name,
    width: '*',
    of: one => (one.latin_name || isPrintable(one.full_name) ? paperName(one) : texts.unprintable),
  }
  const age: ListColumn = { title: texts.age, width: 28, of: one => String(one.age ?? '') }
  const country: ListColumn = {
    title: texts.country,
    width: 110,
    of: one => one.country?.[`name_${locale}`] ?? '',
  }
  const language: ListColumn = {
    title: texts.language,
    width: 56,
    of: one => texts.languages[one.locale],
  }
  const instrument: ListColumn = {
    title: texts.instrument,
    width: 110,
    of: () => list[`instrument_${locale}`],
  }
  return {
    teacher: [{ ...name, detail: ({ email }) => email }, age, country, language],
    board: [name, instrument, country],
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
            ...columns.map(({ of, detail }) => ({
              stack: [
                { text: breakWords(of(one)) },
                ...(detail ? [{ text: breakWords(detail(one)), style: 'small' }] : []),
              ],
            })),
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
