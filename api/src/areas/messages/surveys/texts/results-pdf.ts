import type { Locale } from '@academy/contract/base/locale'
import type { QuestionResult, Results } from '@academy/contract/messages/surveys/schemas'
import type { Content } from 'pdfmake'
import { dayText } from '../../../../base/formats.ts'
import { type Column, keepTogether, rule, textWidth } from '../../../../base/pdf/page-style.ts'
import { breakWords } from '../../../../base/pdf/typeset.ts'
import { barColours, ratingChart } from './rating-chart.ts'
import { setBlock, textBlocks } from './result-texts.ts'
import { resultTexts } from './results.ts'

const legendOf = (color: string, text: string): Column => ({
  width: 140,
  columnGap: 5,
  columns: [
    { width: 8, canvas: [{ type: 'rect', x: 0, y: 1.5, w: 8, h: 8, color, lineWidth: 0 }] },
    { width: '*', text, style: 'small' },
  ],
})

const heading = ({ survey, compared_with }: Results, locale: Locale): Content[] => {
  const texts = resultTexts[locale]
  const { year, answered_count, shown_count, invited_count, opened_on, closed_on } = survey
  const facts = [
    texts.answered(answered_count, invited_count),
    ...(shown_count < answered_count ? [texts.shown(shown_count, answered_count)] : []),
    ...(opened_on && !closed_on ? [texts.opened(dayText(opened_on, locale))] : []),
    ...(closed_on ? [texts.closed(dayText(closed_on, locale))] : []),
  ]
  const legend: Content[] = compared_with
    ? [
        {
          columnGap: 16,
          columns: [
            legendOf(barColours.now, texts.year(year, shown_count)),
            legendOf(barColours.before, texts.year(compared_with.year, compared_with.answered_count)),
          ],
          margin: [0, 0, 0, 4],
        },
      ]
    : []
  return [
    { text: breakWords(survey[`title_${locale}`]), style: 'title' },
    { text: texts.results(year), style: 'subtitle', margin: [0, 2, 0, 6] },
    { text: facts.join(' · '), style: 'small', margin: [0, 0, 0, 4] },
    { text: texts.scale, style: 'small', margin: [0, 0, 0, 4] },
    ...legend,
    { stack: [rule(textWidth)], margin: [0, 4, 0, 0] },
  ]
}

const openFigures = (
  { n, before }: QuestionResult,
  yearBefore: number | undefined,
  locale: Locale,
): Content => {
  const texts = resultTexts[locale]
  if (n === 0 && !before?.n) return { text: texts.nothing, style: 'small', margin: [0, 3, 0, 0] }
  const then = before && yearBefore !== undefined ? [texts.before(yearBefore, texts.writers(before.n))] : []
  return { text: [texts.writers(n), ...then].join(' · '), style: 'small', margin: [0, 3, 0, 0] }
}

const SPACE = 20

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
  const asked = [prompt, figures(result, yearBefore, locale)]
  const texts = textBlocks(result, locale)
  const [first, ...others] = texts
  // Keep the first text together with the question.
  return first?.isShort
    ? [keepTogether([...asked, first.content], SPACE), ...others.map(setBlock)]
    : [keepTogether(asked, SPACE), ...texts.map(setBlock)]
}

/** Lays out the answers, question by question, next to those of the previous academy. */
export const resultsContent = (
  results: Results & { questions: QuestionResult[] },
  locale: Locale,
): Content => [
  ...heading(results, locale),
  ...results.questions.flatMap((result, index) =>
    questionBlock(result, index + 1, results.compared_with?.year, locale),
  ),
]
