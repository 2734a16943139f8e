import { plural } from '@academy/contract/base/plural'
import * as contract from '@academy/contract/messages/surveys/endpoints'
import type { Results, SurveyYears } from '@academy/contract/messages/surveys/schemas'
import type { ReactNode } from 'react'
import { type Call, quiet } from '../../../base/call.ts'
import { formatNumber } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { userTexts } from '../../../base/pages/texts.ts'
import { defineQuery } from '../../../base/query.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { type ChartRow, RowChart } from '../../../ui/chart/row-chart.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'

const en = (count: number, one: string, other: string) => plural('en', count, { one, other })
const de = (count: number, one: string, other: string) => plural('de', count, { one, other })

const pictureTexts = defineTexts({
  en: {
    rated: (count: number, year: number) =>
      `${en(count, 'One question', `${count} questions`)} rated in ${year}`,
    better: (better: number, compared: number, before: number) =>
      `${better} of ${en(compared, '1 question', `${compared} questions`)} rated better than in ${before}`,
    scale: 'Means of the ratings; the right end is the best one.',
    question: 'Question',
    mean: (year: number) => String(year),
    earlier: (year: number, mean: string) => `${year}: ${mean}`,
    empty: {
      title: 'Survey results by year',
      text: 'There are no results yet. The ratings of each question will be drawn here, beside the years before.',
    },
  },
  de: {
    rated: (count: number, year: number) => `${de(count, 'Eine Frage', `${count} Fragen`)}, ${year} bewertet`,
    better: (better: number, compared: number, before: number) =>
      `${better} von ${de(compared, '1 Frage', `${compared} Fragen`)} besser bewertet als ${before}`,
    scale: 'Mittelwerte der Bewertungen; ganz rechts steht die beste.',
    question: 'Frage',
    mean: (year: number) => String(year),
    earlier: (year: number, mean: string) => `${year}: ${mean}`,
    empty: {
      title: 'Ergebnisse der Umfragen nach Jahren',
      text: 'Es gibt noch keine Ergebnisse. Hier werden die Bewertungen jeder Frage gezeichnet, neben den Jahren davor.',
    },
  },
})

/** Returns the means of one page of results, this year's and those that it is compared with. */
const yearsOfResults = ({ survey, questions, compared_with }: Results): SurveyYears =>
  (questions ?? []).flatMap(({ question, n, mean, before }) =>
    question.type === 'rating'
      ? [
          {
            ...question,
            years: [
              ...(before && compared_with
                ? [{ survey_id: 0, year: compared_with.year, n: before.n, mean: before.mean }]
                : []),
              { survey_id: survey.id, year: survey.year, n, mean },
            ],
          },
        ]
      : [],
  )

/** More years are in the table only. */
const DRAWN_YEARS = 3
const looks = ['plain', 'hatched', 'ridge'] as const

interface SurveyPictureProps {
  years: SurveyYears
  /** Leads to the results. */
  linkTo?: ((label: string) => ReactNode) | undefined
}

/** The mean of each question on its scale, year by year. */
export const SurveyPicture = ({ years: questions, linkTo }: SurveyPictureProps) => {
  const texts = useTexts(pictureTexts)
  const locale = useLocale()
  const all = [...new Set(questions.flatMap(({ years }) => years.map(({ year }) => year)))].sort(
    (a, b) => b - a,
  )
  const [latest = 0, before] = all
  const meanOf = (question: SurveyYears[number], year: number | undefined) =>
    question.years.find(one => one.year === year)?.mean ?? null
  // As shown, so that a difference that nobody sees is none.
  const shown = (mean: number | null) => (mean === null ? '' : formatNumber(mean, locale))
  const compared = questions.filter(one => meanOf(one, latest) !== null && meanOf(one, before) !== null)
  const better = compared.filter(
    one => Math.round((meanOf(one, latest) ?? 0) * 100) > Math.round((meanOf(one, before) ?? 0) * 100),
  )
  const drawn = all.slice(0, DRAWN_YEARS)
  return (
    <RowChart
      title={
        before !== undefined && compared.length > 0
          ? texts.better(better.length, compared.length, before)
          : texts.rated(questions.length, latest)
      }
      linkTo={linkTo}
      note={texts.scale}
      keys={drawn.map((year, place) => ({ name: String(year), look: looks[place] ?? 'plain', kind: 'dot' }))}
      table={{
        columns: [texts.question, ...all.map(texts.mean)],
        rows: questions.map(one => [one[`prompt_${locale}`], ...all.map(year => shown(meanOf(one, year)))]),
      }}
      rows={questions.map((one): ChartRow => {
        const [now, ...earlier] = drawn.map(year => ({ year, mean: meanOf(one, year) }))
        return {
          id: one.id,
          label: one[`prompt_${locale}`],
          said: [
            shown(now?.mean ?? null),
            ...earlier.flatMap(({ year, mean }) => (mean === null ? [] : [texts.earlier(year, shown(mean))])),
          ].join(' · '),
          marks: drawn
            .flatMap((year, place) => {
              const mean = meanOf(one, year)
              if (mean === null) return []
              return [
                {
                  kind: 'dot' as const,
                  look: looks[place] ?? ('plain' as const),
                  value: (mean - one.min) / Math.max(1, one.max - one.min),
                },
              ]
            })
            .reverse(),
        }
      })}
      to={1}
      empty={texts.empty}
    />
  )
}

/** The picture of a page of results, from its own figures. */
export const ResultsPicture = ({ results }: { results: Results }) => (
  <SurveyPicture years={yearsOfResults(results)} />
)

interface SurveyYearsPictureProps {
  call: Call
  /** Leads to the results of a survey. */
  linkTo: (label: string, surveyId: string) => ReactNode
}

/** The picture of all years, which a page does not wait for. */
export const SurveyYearsPicture = ({ call, linkTo }: SurveyYearsPictureProps) => {
  // Here and not beside the other queries: the overview of the office loads none of those.
  const query = defineQuery(call, ['survey-years'], call => call(contract.surveyYears, {}, quiet))
  const { found, hasFailed, reload } = useLoadedData(query)
  const { office, loadFailed, tryAgain } = useTexts(userTexts)
  if (hasFailed) return <FailureNote message={loadFailed} retryLabel={tryAgain} onRetry={reload} />
  if (!found) return <SkeletonList label={office.loading} />
  const latest = found[0]?.years.at(-1)?.survey_id
  return (
    <SurveyPicture
      years={found}
      linkTo={latest === undefined ? undefined : label => linkTo(label, String(latest))}
    />
  )
}
