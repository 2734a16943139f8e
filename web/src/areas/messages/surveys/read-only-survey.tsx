import './read-only-survey.css'
import { type Locale, locales } from '@academy/contract/base/locale'
import { textFields } from '@academy/contract/messages/feedback/answering'
import type { OfficeQuestion, OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { editorTexts } from './editor-texts.ts'
import type { FaceOf } from './question-parts.ts'
import { ScaleFaces } from './scale-fields.tsx'

/** A read-only survey, in both languages. */
export const ReadOnlySurvey = ({ survey, faceOf }: { survey: OfficeSurvey; faceOf: FaceOf }) => (
  <ol className="reading">
    {survey.questions.map((question, place) => (
      <li key={question.id}>
        <span className="reading-number">{place + 1}</span>
        <ReadQuestion question={question} faceOf={faceOf} />
      </li>
    ))}
  </ol>
)

const ReadQuestion = ({ question, faceOf }: { question: OfficeQuestion; faceOf: FaceOf }) => {
  const texts = useTexts(editorTexts)
  return (
    <div className="reading-question">
      <div className="reading-languages">
        {locales.map(language => (
          <QuestionIn key={language} language={language} question={question} />
        ))}
      </div>
      {question.type === 'rating' && <ScaleFaces scale={question} faceOf={faceOf} />}
      {question.type === 'rating' && question.na_enabled && (
        <p className="reading-quiet">{texts.notApplicable}</p>
      )}
      {question.type === 'open' && <p className="reading-quiet">{texts.types.open}</p>}
    </div>
  )
}

const QuestionIn = ({ language, question }: { language: Locale; question: OfficeQuestion }) => {
  const labels = [
    question[`open_label_${language}`],
    ...textFields.map(field => question[`text_${field}_${language}`]),
  ].filter(label => label !== '')
  return (
    <div lang={language}>
      <p className="reading-prompt">{question[`prompt_${language}`]}</p>
      {labels.length > 0 && <p className="reading-quiet">{labels.join(' · ')}</p>}
    </div>
  )
}
