import { getRouteApi, Link } from '@tanstack/react-router'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { PeriodTable } from '../../editing/period-table.tsx'
import { academyIn, programmeQueries } from './programme-data.ts'
import { YearPage } from './year-page.tsx'

const route = getRouteApi('/user/settings/a/periods')
const path = paths.PeriodsAdmin

export const PeriodsPage = () => {
  const { call } = route.useRouteContext()
  const { programme } = useData(programmeQueries(call, academyIn(route.useSearch())))
  const state = useTableView()
  const refresh = useRefresh()
  return (
    <YearPage path={path} academies={programme.academies} academy={programme.academy}>
      {academy => (
        <PeriodTable
          key={academy.id}
          call={call}
          programme={programme}
          academy={academy}
          state={state}
          linkToInvitation={children => (
            <Link to={paths.AccountsAdmin} search={{ invite: 'Correpetitor' }}>
              {children}
            </Link>
          )}
          refresh={refresh}
        />
      )}
    </YearPage>
  )
}
