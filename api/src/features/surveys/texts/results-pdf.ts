import { type TextField, textFields } from '@academy/contract/answering'
import type { Locale } from '@academy/contract/locale'
import type { OfficeQuestion, QuestionResult, Results } from '@academy/contract/surveys'
import type { Content } from 'pdfmake'
import { dayText } from '../../../lib/formats.ts'
import { breakWords } from '../../../lib/pdf/break-words.ts'
import { type Column, colours, keepTogether, rule, textWidth } from '../../../lib/pdf/page-style.ts'
import { barColours, ratingChart } from './rating-chart.ts'
import { resultWords } from './results.ts'

const legendOf = (color: string, text: string): Column => ({
  width: 'auto',
  columnGap: 5,
  columns: [
    { width: 8, canvas: [{ type: 'rect', x: 0, y: 1.5, w: 8, h: 8, color, lineWidth: 0 }] },
    { width: 'auto', text, style: 'small' },
  ],
})

const heading = ({ survey, compared_with }: Results, locale: Locale): Content[] => {
  const words = resultWords[locale]
  const { year, answered_count, invited_count, opened_on, closed_on } = survey
  const facts = [
    words.answered(answered_count, invited_count),
    ...(opened_on && !closed_on ? [words.opened(dayText(opened_on, locale))] : []),
    ...(closed_on ? [words.closed(dayText(closed_on, locale))] : []),
  ]
  const legend: Content[] = compared_with
    ? [
        {
          columnGap: 16,
          columns: [
            legendOf(barColours.now, words.year(year, answered_count)),
            legendOf(barColours.before, words.year(compared_with.year, compared_with.answered_count)),
          ],
          margin: [0, 0, 0, 4],
        },
      ]
    : []
  return [
    { text: breakWords(survey[`title_${locale}`]), style: 'title' },
    { text: words.results(year), style: 'subtitle', margin: [0, 2, 0, 6] },
    { text: facts.join(' · '), style: 'small', margin: [0, 0, 0, 4] },
    { text: words.scale, style: 'small', margin: [0, 0, 0, 4] },
    ...legend,
    { stack: [rule(textWidth)], margin: [0, 4, 0, 0] },
  ]
}

// Whoever presses Enter after each word must not fill a hundred pages.
const MOST_BREAKS = 40
const calmed = (text: string) => {
  const lines = text.split(/\s*\n\s*/)
  return [...lines.slice(0, MOST_BREAKS), lines.slice(MOST_BREAKS).join(' ')].join('\n').trimEnd()
}

// What is longer must break over pages: pdfmake leaves out what does not fit on one.
const LONGEST_BLOCK = 900
const isShort = (text: string) => text.length + 90 * text.split('\n').length < LONGEST_BLOCK

const quote = (text: string): Content => ({
  columnGap: 0,
  margin: [0, 2.5, 0, 0],
  columns: [
    { width: 11, text: '–', color: colours.muted },
    { width: '*', text: breakWords(text) },
  ],
})

/** Texts under their label, the shortest first: so the label never stands alone at the foot of a page. */
const textList = (label: string, texts: string[]): Content[] => {
  const sorted = texts.map(calmed).toSorted((a, b) => a.length - b.length)
  const [first = '', ...others] = sorted
  const head: Content = { text: breakWords(label), bold: true, fontSize: 9.5, margin: [0, 0, 0, 1] }
  const beginning = [head, quote(first)]
  return [
    isShort(first) ? keepTogether(beginning, 8) : { stack: beginning, margin: [0, 8, 0, 0] },
    ...others.map(text => (isShort(text) ? keepTogether([quote(text)]) : quote(text))),
  ]
}

const labelOf = (question: OfficeQuestion, field: TextField, locale: Locale) =>
  question[`text_${field}_${locale}`] || question[`open_label_${locale}`] || resultWords[locale].texts

const textsOf = ({ question, texts }: QuestionResult, locale: Locale): Content[] =>
  textFields
    .filter(field => texts[field].length > 0)
    .flatMap(field => textList(labelOf(question, field, locale), texts[field]))

const openFigures = (
  { n, before }: QuestionResult,
  yearBefore: number | undefined,
  locale: Locale,
): Content => {
  const words = resultWords[locale]
  if (n === 0 && !before?.n) return { text: words.nothing, style: 'small', margin: [0, 3, 0, 0] }
  const then = before && yearBefore !== undefined ? [words.before(yearBefore, words.writers(before.n))] : []
  return { text: [words.writers(n), ...then].join(' · '), style: 'small', margin: [0, 3, 0, 0] }
}

const questionBlock = (
  result: QuestionResult,
  number: number,
  yearBefore: number | undefined,
  locale: Locale,
): Content[] => {
  const { question } = result
  const figures = question.type === 'rating' ? ratingChart : openFigures
  const prompt: Content = {
    text: breakWords(`${number}. ${question[`prompt_${locale}`]}`),
    style: 'heading',
  }
  return [keepTogether([prompt, figures(result, yearBefore, locale)], 20), ...textsOf(result, locale)]
}

/** What was answered, question by question, beside the academy before. */
export const resultsContent = (
  results: Results & { questions: QuestionResult[] },
  locale: Locale,
): Content => [
  ...heading(results, locale),
  ...results.questions.flatMap((result, index) =>
    questionBlock(result, index + 1, results.compared_with?.year, locale),
  ),
]
