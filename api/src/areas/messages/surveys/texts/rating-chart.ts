import type { Locale } from '@academy/contract/base/locale'
import { stepsOf } from '@academy/contract/messages/feedback/ratings'
import type { QuestionResult } from '@academy/contract/messages/surveys/schemas'
import type { Content } from 'pdfmake'
import { decimalText } from '../../../../base/formats.ts'
import { type Column, colours, textWidth } from '../../../../base/pdf/page-style.ts'
import { resultTexts } from './results.ts'

export const barColours = { now: colours.accent, before: '#b5c4b9' }

type Figures = Pick<QuestionResult, 'n' | 'mean' | 'not_applicable' | 'distribution'>

const FIGURES_WIDTH = 128
const CHART_WIDTH = textWidth - FIGURES_WIDTH - 18
const BAR_HEIGHT = 44
const WIDEST_BAR = 26
const GAP = 2

interface Bar {
  count: number
  /** Share of the ratings, relative to the most chosen step. */
  height: number
  color: string
}

/** Two years are compared by shares, because the number of answers differs. */
const sharesOf = ({ n, distribution }: Figures) => distribution.map(count => (n === 0 ? 0 : count / n))

const barOf = ({ count, height, color }: Bar, width: number): Column => ({
  width,
  stack: [
    {
      text: count === 0 ? ' ' : String(count),
      fontSize: 7.5,
      lineHeight: 1,
      alignment: 'center',
      color: colours.muted,
      margin: [0, BAR_HEIGHT - height, 0, 1],
    },
    {
      canvas: [
        { type: 'rect', x: 0, y: 0, w: width, h: height, color, lineWidth: 0 },
        // Drawn for steps without answers as well: all bars share a baseline.
        { type: 'line', x1: 0, y1: height, x2: width, y2: height, lineWidth: 0.75, lineColor: colours.rule },
      ],
    },
  ],
})

/** Lays out one column for each step, with a bar for each year. */
const chartOf = ({ question, before, ...now }: QuestionResult): Column => {
  const years: [Figures, color: string][] = [[now, barColours.now]]
  if (before) years.push([before, barColours.before])
  const steps = stepsOf(question)
  const most = Math.max(...years.flatMap(([figures]) => sharesOf(figures))) || 1
  const column = Math.min(CHART_WIDTH / steps.length, WIDEST_BAR * years.length + 14)
  const bar = Math.min((column - 6) / years.length - GAP, WIDEST_BAR)
  return {
    width: CHART_WIDTH,
    // Otherwise it inherits the gap of the surrounding columns.
    columnGap: 0,
    columns: steps.map((step, index) => ({
      width: column,
      stack: [
        {
          columnGap: GAP,
          columns: years.map(([figures, color]) =>
            barOf(
              {
                count: figures.distribution[index] ?? 0,
                height: ((sharesOf(figures)[index] ?? 0) / most) * BAR_HEIGHT,
                color,
              },
              bar,
            ),
          ),
        },
        {
          text: String(step),
          fontSize: 9,
          alignment: 'center',
          // Centre below the bars, without the space before the next step.
          margin: [0, 2, column - years.length * (bar + GAP), 0],
        },
      ],
    })),
  }
}

const meanText = (mean: number | null, locale: Locale) => (mean === null ? '–' : decimalText(mean, locale))

/** Lays out the ratings of a question: the bars and the figures beside them. */
export const ratingChart = (
  result: QuestionResult,
  yearBefore: number | undefined,
  locale: Locale,
): Content => {
  const texts = resultTexts[locale]
  const { mean, n, not_applicable, before, question } = result
  const lines = [
    texts.ratings(n),
    ...(question.na_enabled ? [texts.notApplicable(not_applicable)] : []),
    ...(before && yearBefore !== undefined
      ? [texts.before(yearBefore, `${meanText(before.mean, locale)} (${texts.ratings(before.n)})`)]
      : []),
  ]
  return {
    columnGap: 18,
    margin: [0, 6, 0, 0],
    columns: [
      chartOf(result),
      {
        width: FIGURES_WIDTH,
        stack: [
          {
            text: [
              { text: meanText(mean, locale), font: 'serif', fontSize: 21 },
              { text: `  ${texts.mean}`, fontSize: 8.5, color: colours.muted },
            ],
            lineHeight: 1,
            margin: [0, 0, 0, 5],
          },
          ...lines.map((text): Content => ({ text, style: 'small' })),
        ],
      },
    ],
  }
}
