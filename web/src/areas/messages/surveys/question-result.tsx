import { formatNumber } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { differenceOf } from './comparison.ts'
import { Distribution, type DistributionProps } from './distribution.tsx'
import { resultsTexts } from './results-texts.ts'
import { TextAnswers } from './text-answers.tsx'

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
