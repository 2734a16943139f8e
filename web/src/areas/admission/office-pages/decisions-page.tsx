import { getRouteApi } from '@tanstack/react-router'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../base/use-data.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { listTexts } from '../selection/list-texts.ts'
import { officeDecisionsQuery } from '../selection/office-api.ts'
import { OfficeDecisions } from '../selection/office-decisions.tsx'

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
        <ButtonLink look="text" to={paths.MasterclassesListAdmin}>
          ← {texts.allTitle}
        </ButtonLink>
      </p>
    </>
  )
}
