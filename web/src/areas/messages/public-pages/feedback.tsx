import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { paths } from '../../../base/pages/paths.ts'
import { SurveyVisit } from '../feedback/survey-visit.tsx'

const route = getRouteApi('/main/feedback/$uuid')

/** The survey behind a link. Each question is a history entry, so that "back" returns to the previous one. */
export const Feedback = () => {
  const { call } = route.useRouteContext()
  const { uuid } = route.useParams()
  const { step } = route.useSearch()
  const navigate = useNavigate({ from: paths.FeedbackQuestionaire })
  return (
    <SurveyVisit
      key={uuid}
      call={call}
      uuid={uuid}
      loaded={route.useLoaderData()}
      wanted={step}
      onStep={next => void navigate({ search: { step: String(next) }, resetScroll: false })}
    />
  )
}
