import './survey-list-page.css'
import type { SurveyCard } from '@academy/contract/messages/surveys/schemas'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { usePolledData, useRefresh } from '../../../../base/use-data.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { laterPicture } from '../../../../ui/chart/later-picture.tsx'
import { focusIfLost } from '../../../../ui/dialog/focus-if-lost.ts'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { canChange, type SurveyAction } from '../../surveys/allowed-actions.ts'
import { surveyListTexts } from '../../surveys/list-texts.ts'
import { SurveyDialog } from '../../surveys/survey-dialog.tsx'
import { SurveyList, surveyItemId } from '../../surveys/survey-list.tsx'
import { TemplateChoice } from '../../surveys/template-choice.tsx'
import { surveyListQueries } from './survey-data.ts'
import { linkToStart } from './survey-frame.tsx'

const SurveyYearsPicture = laterPicture(
  async () => (await import('../../surveys/survey-picture.tsx')).SurveyYearsPicture,
)

const route = getRouteApi('/user/a/feedback')

/** All surveys, with the actions of the office. */
export const SurveyListPage = () => {
  const texts = useTexts(surveyListTexts)
  const { call } = route.useRouteContext()
  const navigate = useNavigate()
  const { surveys } = usePolledData(surveyListQueries(call))
  const state = useTableView('state')
  const refresh = useRefresh()
  const [asked, ask] = useState<{ id: number; action: SurveyAction }>()
  const survey = surveys.find(({ id }) => id === asked?.id)
  const addLink = useRef<HTMLAnchorElement>(null)
  const close = () => {
    const part = asked && document.getElementById(surveyItemId(asked.id))
    ask(undefined)
    // After closing or deleting, the button with the focus is gone.
    focusIfLost(() => (part?.isConnected ? part : addLink.current))
  }
  if (surveys.length === 0) return <NoSurveys />
  return (
    <ListPage
      path={paths.SurveysAdmin}
      action={
        <ButtonLink ref={addLink} to={paths.NewSurveyAdmin}>
          {texts.add}
        </ButtonLink>
      }
    >
      <SurveyList
        surveys={surveys}
        state={state}
        linksOf={(one, name) => <SurveyLinks survey={one} name={name} />}
        onAct={({ id }, action) => ask({ id, action })}
      />
      <SurveyYearsPicture
        call={call}
        linkTo={(label, surveyId) => (
          <Link to={paths.SurveyResultsAdmin} params={{ surveyId }}>
            {label}
          </Link>
        )}
      />
      {asked && survey && (
        <SurveyDialog
          call={call}
          survey={survey}
          action={asked.action}
          onDone={refresh}
          onCopied={id => navigate({ to: paths.SurveyAdmin, params: { surveyId: String(id) } })}
          onClose={close}
        />
      )}
    </ListPage>
  )
}

const SurveyLinks = ({ survey, name }: { survey: SurveyCard; name: string }) => {
  const texts = useTexts(surveyListTexts)
  const params = { surveyId: String(survey.id) }
  const links = [
    { to: paths.SurveyAdmin, label: canChange(survey) ? texts.edit : texts.look },
    { to: paths.SurveyPreviewAdmin, label: texts.preview },
    ...(survey.state === 'draft' ? [] : [{ to: paths.SurveyResultsAdmin, label: texts.results }]),
  ]
  return links.map(({ to, label }) => (
    <ButtonLink key={to} look="text" to={to} params={params} aria-label={texts.of(label, name)}>
      {label}
    </ButtonLink>
  ))
}

const NoSurveys = () => {
  const texts = useTexts(surveyListTexts)
  return (
    <ListPage path={paths.SurveysAdmin}>
      <div className="no-surveys">
        <p className="no-surveys-title">{texts.emptyTitle}</p>
        <p>{texts.empty}</p>
      </div>
      <TemplateChoice isFirst linkTo={linkToStart} />
    </ListPage>
  )
}
