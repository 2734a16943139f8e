import { getRouteApi } from '@tanstack/react-router'
import { overviewQuery, periodsQuery } from '../../../features/retention/api.ts'
import { DeletedTable } from '../../../features/retention/deleted-table.tsx'
import { ForeseenTable } from '../../../features/retention/foreseen-table.tsx'
import { PeriodsForm } from '../../../features/retention/periods-form.tsx'
import { retentionTexts } from '../../../features/retention/texts.ts'
import { showAlert } from '../../../lib/alerts.ts'
import type { Call } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { Panel } from '../../../ui/panel.tsx'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'

const route = getRouteApi('/user/settings/a/retention')
const path = paths.RetentionAdmin

export const retentionQueries = (call: Call) => ({
  periods: periodsQuery(call),
  overview: overviewQuery(call),
})

/** How long data is kept, what goes by itself in the next 30 days, and what went. */
export const RetentionPage = () => {
  const { call } = route.useRouteContext()
  const { periods, overview } = useData(retentionQueries(call))
  const texts = useTexts(retentionTexts)
  const refresh = useRefresh()
  const saved = async () => {
    await refresh()
    showAlert('success', texts.saved)
  }
  return (
    <ListPage path={path}>
      <Panel title={texts.foreseen}>
        <ForeseenTable call={call} foreseen={overview.foreseen} />
      </Panel>
      <Panel title={texts.periods}>
        <PeriodsForm call={call} periods={periods} onSaved={saved} />
      </Panel>
      <Panel title={texts.deleted}>
        <DeletedTable deleted={overview.deleted} state={useTableView('kind')} />
      </Panel>
    </ListPage>
  )
}

export const RetentionLoading = () => <ListPageLoading path={path} label={useTexts(retentionTexts).loading} />

export const RetentionFailure = () => <ListPageFailure path={path} />
