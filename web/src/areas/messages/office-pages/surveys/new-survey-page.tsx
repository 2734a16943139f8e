import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { starterQuestions } from '../../surveys/starter-questions.ts'
import { SurveyEditor } from '../../surveys/survey-editor.tsx'
import { TemplateChoice } from '../../surveys/template-choice.tsx'
import { surveyWith } from '../../surveys/typed-survey.ts'
import { hasBegun } from '../../surveys/use-survey-editor.ts'
import { BackToSurveys, faceOf, linkToStart } from './survey-frame.tsx'
import { surveyPageTexts } from './texts.ts'

const route = getRouteApi('/user/a/feedback/new')

/** A new survey, from a template or from a saved draft. */
export const NewSurveyPage = () => {
  const texts = useTexts(surveyPageTexts)
  const { call } = route.useRouteContext()
  const { start } = route.useSearch()
  const navigate = useNavigate()
  const personId = useMember().id
  const [isBegun, setBegun] = useState(() => hasBegun(personId))
  return (
    <>
      <header className="survey-frame">
        <BackToSurveys />
        <h1>{texts.newTitle}</h1>
      </header>
      {start || isBegun ? (
        <SurveyEditor
          key={start}
          call={call}
          personId={personId}
          survey={undefined}
          start={surveyWith(start === 'ours' ? starterQuestions : [])}
          faceOf={faceOf}
          onSaved={({ id }) =>
            navigate({ to: paths.SurveyAdmin, params: { surveyId: String(id) }, replace: true })
          }
          onDiscarded={() => {
            setBegun(false)
            void navigate({ to: paths.NewSurveyAdmin, search: {} })
          }}
        />
      ) : (
        <TemplateChoice linkTo={linkToStart} />
      )}
    </>
  )
}
