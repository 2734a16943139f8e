import type { OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import { problems } from '@academy/contract/problems'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { canChange } from '../../surveys/allowed-actions.ts'
import { surveyQuery } from '../../surveys/api.ts'
import { ReadOnlySurvey } from '../../surveys/read-only-survey.tsx'
import { SurveyDialog } from '../../surveys/survey-dialog.tsx'
import { SurveyEditor } from '../../surveys/survey-editor.tsx'
import { typedOf } from '../../surveys/typed-survey.ts'
import { faceOf, SurveyFrame } from './survey-frame.tsx'
import { surveyPageTexts } from './texts.ts'

const route = getRouteApi('/user/a/feedback/$surveyId')

/** The questions of a survey: editable until someone has answered, then read-only. */
export const SurveyPage = () => {
  const { call } = route.useRouteContext()
  const { survey } = useData({ survey: surveyQuery(call, route.useParams().surveyId) })
  const [saved, setSaved] = useState(survey)
  const personId = useMember().id
  const refresh = useRefresh()
  const isNewer = saved.id === survey.id && saved.version > survey.version
  return (
    <SurveyFrame survey={isNewer ? saved : survey}>
      {canChange(survey) ? (
        <SurveyEditor
          key={`${survey.id}:${survey.version}`}
          call={call}
          personId={personId}
          survey={survey}
          start={typedOf(survey)}
          faceOf={faceOf}
          onSaved={setSaved}
          onReloaded={refresh}
        />
      ) : (
        <ReadOnlyNote key={survey.id} survey={survey} />
      )}
    </SurveyFrame>
  )
}

/** Explains why the survey cannot be changed, and the alternatives. */
const ReadOnlyNote = ({ survey }: { survey: OfficeSurvey }) => {
  const texts = useTexts(surveyPageTexts)
  const locale = useLocale()
  const { call } = route.useRouteContext()
  const navigate = useNavigate()
  const [isAsking, ask] = useState(false)
  const why = survey.state === 'closed' ? problems.survey_over : problems.survey_answered
  return (
    <>
      <Note title={texts.frozenTitle}>
        <p>{why[locale]}</p>
        <Button onClick={() => ask(true)}>{texts.copy}</Button>
      </Note>
      <ReadOnlySurvey survey={survey} faceOf={faceOf} />
      {isAsking && (
        <SurveyDialog
          call={call}
          survey={survey}
          action="copy"
          onDone={async () => {}}
          onCopied={id => navigate({ to: paths.SurveyAdmin, params: { surveyId: String(id) } })}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
