import '../../../ui/text-button.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { listTexts } from '../../../features/selection/list-texts.ts'
import { officeDecisionsQuery } from '../../../features/selection/office-api.ts'
import { OfficeDecisions } from '../../../features/selection/office-decisions.tsx'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { paths } from '../../paths.ts'
import { MasterclassFailure } from './masterclass-failure.tsx'

const route = getRouteApi('/user/a/masterclass/$masterclassId/decisions')

/** The office decides for a teacher who cannot. */
export const DecisionsPage = () => {
  const texts = useTexts(listTexts)
  const { call } = route.useRouteContext()
  const { masterclassId } = route.useParams()
  const { decisions } = useData({ decisions: officeDecisionsQuery(call, masterclassId) })
  const refresh = useRefresh()
  return (
    <>
      <h1>{texts.decideOf(decisions.masterclass.name)}</h1>
      <OfficeDecisions call={call} decisions={decisions} onDone={() => void refresh()} />
      <p>
        <Link className="text-button" to={paths.MasterclassesListAdmin}>
          ← {texts.allTitle}
        </Link>
      </p>
    </>
  )
}

export const DecisionsFailure = ({ error }: { error: unknown }) => (
  <MasterclassFailure path={paths.DecisionsAdmin} error={error} />
)
