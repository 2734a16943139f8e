import './survey-results.css'
import { MIN_ANSWERS, type Results } from '@academy/contract/messages/surveys/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Note } from '../../../ui/note.tsx'
import type { FaceOf } from './question-parts.ts'
import { QuestionResult } from './question-result.tsx'
import { resultsTexts } from './results-texts.ts'

/** The results of each question, or why they are not shown yet. */
export const SurveyResults = ({ results, faceOf }: { results: Results; faceOf: FaceOf }) => {
  const texts = useTexts(resultsTexts)
  const { survey, questions, compared_with: before } = results
  if (!questions) return <NoResults survey={survey} />
  return (
    <>
      <p className="result-compared">
        {survey.state === 'closed'
          ? texts.shownForGood(survey.shown_count, survey.answered_count)
          : texts.shown(survey.shown_count, survey.answered_count, MIN_ANSWERS)}{' '}
        {before ? texts.comparedWith(before.year, before.answered_count) : texts.notCompared}
      </p>
      <ol className="result-list">
        {questions.map((result, place) => (
          <li key={result.question.id}>
            <QuestionResult
              number={place + 1}
              result={result}
              year={survey.year}
              yearBefore={before?.year}
              faceOf={faceOf}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

const NoResults = ({ survey: { state, answered_count } }: Pick<Results, 'survey'>) => {
  const texts = useTexts(resultsTexts)
  if (state === 'draft')
    return (
      <Note title={texts.notOpenTitle}>
        <p>{texts.notOpen}</p>
      </Note>
    )
  return (
    <Note title={texts.tooFewTitle}>
      <p>
        {state === 'closed'
          ? texts.tooFewForGood(answered_count, MIN_ANSWERS)
          : texts.tooFew(answered_count, MIN_ANSWERS)}
      </p>
    </Note>
  )
}
