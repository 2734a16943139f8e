import { getRouteApi, Link } from '@tanstack/react-router'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { MasterclassTable } from '../../editing/masterclass-table.tsx'
import { academyIn, programmeQueries } from './programme-data.ts'
import { YearPage } from './year-page.tsx'

const route = getRouteApi('/user/settings/a/masterclasses')
const path = paths.MasterclassesAdmin

export const MasterclassesPage = () => {
  const { call } = route.useRouteContext()
  const { programme } = useData(programmeQueries(call, academyIn(route.useSearch())))
  const state = useTableView('state')
  const refresh = useRefresh()
  return (
    <YearPage path={path} academies={programme.academies} academy={programme.academy}>
      {academy => (
        <MasterclassTable
          key={academy.id}
          call={call}
          programme={programme}
          academy={academy}
          state={state}
          linkTo={{
            teachers: children => <Link to={paths.NewTeacherAdmin}>{children}</Link>,
            instruments: children => <Link to={paths.InstrumentsAdmin}>{children}</Link>,
          }}
          refresh={refresh}
        />
      )}
    </YearPage>
  )
}
