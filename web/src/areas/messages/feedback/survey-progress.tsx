import './survey-progress.css'
import '../../../ui/progress-bar.css'
import { isAnswered, progressOf } from '@academy/contract/messages/feedback/answering'
import type { Answer, Question } from '@academy/contract/messages/feedback/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { answerTo } from './answers.ts'
import { surveyTexts } from './form-texts.ts'

interface SurveyProgressProps {
  questions: readonly Question[]
  answers: readonly Answer[]
}

/** The progress as a bar and text; changes are announced to screen readers. */
export const SurveyProgress = ({ questions, answers }: SurveyProgressProps) => {
  const texts = useTexts(surveyTexts)
  const percent = progressOf(questions, answers)
  const answered = questions.filter(question => isAnswered(question, answerTo(answers, question.id))).length
  const words = texts.answeredOf(answered, questions.length, percent)
  return (
    <div className="feedback-progress">
      <progress
        className="progress-bar"
        aria-label={texts.progress}
        aria-valuetext={words}
        value={percent}
        max={100}
      />
      <p role="status">{words}</p>
    </div>
  )
}
