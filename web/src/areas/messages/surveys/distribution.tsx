import { moodOf } from '@academy/contract/messages/feedback/ratings'
import type { QuestionResult } from '@academy/contract/messages/surveys/schemas'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { type Bar, barsOf } from './comparison.ts'
import type { FaceOf } from './question-parts.ts'
import { resultsTexts } from './results-texts.ts'

export interface DistributionProps {
  result: QuestionResult
  year: number
  /** The year of the survey used for comparison. */
  yearBefore: number | undefined
  faceOf: FaceOf
}

/** The ratings per step, this year and the year before: a table whose figures are also drawn as bars. */
export const Distribution = ({ result, year, yearBefore, faceOf }: DistributionProps) => {
  const texts = useTexts(resultsTexts)
  const locale = useLocale()
  const { question, before } = result
  const barsBefore = before && before.n > 0 ? barsOf(before, question.min) : undefined
  return (
    <table className="result-bars">
      <caption className="visually-hidden">{texts.distribution(question[`prompt_${locale}`])}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.step}</th>
          <th scope="col">{year}</th>
          {barsBefore && <th scope="col">{yearBefore}</th>}
        </tr>
      </thead>
      <tbody>
        {barsOf(result, question.min).map((bar, place) => (
          <tr key={bar.step}>
            <th scope="row">
              <span className="result-step">
                {faceOf(moodOf(bar.step, question))}
                {bar.step}
              </span>
            </th>
            <BarCell bar={bar} />
            {barsBefore?.[place] && <BarCell bar={barsBefore[place]} isBefore />}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const BarCell = ({ bar, isBefore }: { bar: Bar; isBefore?: boolean }) => (
  <td>
    {useTexts(resultsTexts).share(bar.count, bar.percent)}
    <div className="result-bar" data-before={isBefore} aria-hidden="true">
      <div style={{ width: `${bar.percent}%` }} />
    </div>
  </td>
)
