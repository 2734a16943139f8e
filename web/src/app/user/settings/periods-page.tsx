import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { AcademySelect } from '../../../features/programme/academy-select.tsx'
import { PeriodTable } from '../../../features/programme/period-table.tsx'
import { programmeTexts } from '../../../features/programme/texts.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { academyIn, programmeQueries } from './programme-data.ts'

const route = getRouteApi('/user/settings/a/periods')
const path = paths.PeriodsAdmin

export const PeriodsPage = () => {
  const { call } = route.useRouteContext()
  const { programme } = useData(programmeQueries(call, academyIn(route.useSearch())))
  const texts = useTexts(programmeTexts)
  const navigate = useNavigate()
  const state = useTableView()
  const refresh = useRefresh()
  const { academy, academies } = programme
  if (!academy)
    return (
      <ListPage path={path}>
        <p>
          {texts.noAcademy} <Link to={paths.AcademiesAdmin}>{texts.toAcademies}</Link>
        </p>
      </ListPage>
    )
  const choose = (id: number) => void navigate({ to: path, search: { academy: String(id) } })
  return (
    <ListPage path={path} action={<AcademySelect academies={academies} chosen={academy} onChoose={choose} />}>
      <PeriodTable
        key={academy.id}
        call={call}
        programme={programme}
        academy={academy}
        state={state}
        refresh={refresh}
      />
    </ListPage>
  )
}

export const PeriodsLoading = () => (
  <ListPageLoading path={path} label={useTexts(programmeTexts).periodsLoading} />
)

export const PeriodsFailure = () => <ListPageFailure path={path} />
