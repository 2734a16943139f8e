import { fieldsOf } from '@academy/contract/messages/feedback/answering'
import { moodOf } from '@academy/contract/messages/feedback/ratings'
import type { QuestionResult as Result } from '@academy/contract/messages/surveys/schemas'
import { useId, useState } from 'react'
import { formatNumber } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { type FaceOf, localizeQuestion } from './question-parts.ts'
import { resultsTexts } from './results-texts.ts'

type Ratings = NonNullable<Result['before']>

/** Rounds a mean to two decimals, as displayed, so that differences match the displayed figures. */
const rounded = (mean: number) => Math.round(mean * 100) / 100

export interface Difference {
  is: 'better' | 'worse' | 'same'
  /** Never negative. */
  by: number
}

/** Returns the change of the mean since the year before, or undefined if either is missing. */
export const differenceOf = (now: Ratings, before: Ratings | null): Difference | undefined => {
  if (now.mean === null || before?.mean == null) return undefined
  const by = rounded(rounded(now.mean) - rounded(before.mean))
  if (by === 0) return { is: 'same', by }
  return by > 0 ? { is: 'better', by } : { is: 'worse', by: -by }
}

interface Bar {
  step: number
  count: number
  /** Of all ratings, in whole per cent. */
  percent: number
}

const percentOf = (count: number, all: number) => (all === 0 ? 0 : Math.round((count / all) * 100))

/** Returns one bar per step of a scale that starts at `min`, best on top. */
export const barsOf = ({ distribution }: Pick<Ratings, 'distribution'>, min: number): Bar[] => {
  const all = distribution.reduce((sum, count) => sum + count, 0)
  return distribution
    .map((count, place) => ({ step: min + place, count, percent: percentOf(count, all) }))
    .toReversed()
}

interface DistributionProps {
  result: Result
  year: number
  /** The year of the survey used for comparison. */
  yearBefore: number | undefined
  faceOf: FaceOf
}

/** The ratings per step, this year and the year before: a table whose figures are also drawn as bars. */
const Distribution = ({ result, year, yearBefore, faceOf }: DistributionProps) => {
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

/** The number shown initially, unless only one or two more would be hidden. */
const AT_FIRST = 5
const SPARED = 2

/** The text answers, grouped by field. */
const TextAnswers = ({ result }: { result: Result }) => {
  const texts = useTexts(resultsTexts)
  const asked = localizeQuestion(useLocale(), result.question)
  const lists = fieldsOf(asked)
    .map(field => ({
      field,
      label: asked.texts[field] ?? asked.open_label ?? texts.answers,
      said: result.texts[field],
    }))
    .filter(({ said }) => said.length > 0)
  if (lists.length === 0) return null
  return (
    <div className="result-texts">
      {lists.map(({ field, label, said }) => (
        <TextList key={field} label={label} said={said} />
      ))}
    </div>
  )
}

/** A long list is collapsed on screen, and complete on paper. */
const TextList = ({ label, said }: { label: string; said: readonly string[] }) => {
  const texts = useTexts(resultsTexts)
  const [isOpen, setOpen] = useState(false)
  const isLong = said.length > AT_FIRST + SPARED
  const id = useId()
  return (
    <div className="result-said">
      <h3 id={`${id}-label`}>
        {label} <span className="result-quiet">({said.length})</span>
      </h3>
      <ul id={id} aria-labelledby={`${id}-label`}>
        {said.map((text, place) => (
          // Answers have no id and no order, and may be identical.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place} className={isLong && !isOpen && place >= AT_FIRST ? 'print-only' : undefined}>
            {text}
          </li>
        ))}
      </ul>
      {isLong && (
        <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.showFewer : texts.showAll(said.length)}
          <span className="visually-hidden">: {label}</span>
        </TextButton>
      )}
    </div>
  )
}

interface QuestionResultProps extends DistributionProps {
  number: number
}

/** The results of one question: figures, bars, texts. */
export const QuestionResult = (props: QuestionResultProps) => {
  const texts = useTexts(resultsTexts)
  const locale = useLocale()
  const { number, result, yearBefore } = props
  const { question, n, before } = result
  return (
    <article className="result">
      <h2>
        <span className="result-number">{number}</span> {question[`prompt_${locale}`]}
      </h2>
      {question.type === 'open' && (
        <p className="result-quiet">
          {texts.written(n)}
          {before && yearBefore !== undefined && ` ${texts.before(yearBefore, String(before.n))}`}
        </p>
      )}
      {question.type === 'rating' && (
        <div className="result-rating">
          <Figures {...props} />
          {n > 0 ? <Distribution {...props} /> : <p className="result-quiet">{texts.nobodyRated}</p>}
        </div>
      )}
      <TextAnswers result={result} />
    </article>
  )
}

const Figures = ({ result, yearBefore }: QuestionResultProps) => {
  const texts = useTexts(resultsTexts)
  const locale = useLocale()
  const { question, mean, n, not_applicable, before } = result
  const difference = differenceOf(result, before)
  return (
    <div className="result-figures">
      {mean !== null && (
        <p className="result-mean">
          <span className="result-quiet">{texts.mean}</span> <strong>{formatNumber(mean, locale)}</strong>{' '}
          <span className="result-quiet">{texts.of(question.max)}</span>
        </p>
      )}
      <p>{texts.ratings(n)}</p>
      {question.na_enabled && <p>{texts.notApplicable(not_applicable)}</p>}
      {difference && yearBefore !== undefined && before?.mean != null && (
        <p className="result-difference" data-is={difference.is}>
          {texts.difference[difference.is](formatNumber(difference.by, locale), yearBefore)}
          <span className="result-quiet">{texts.before(yearBefore, formatNumber(before.mean, locale))}</span>
        </p>
      )}
    </div>
  )
}
