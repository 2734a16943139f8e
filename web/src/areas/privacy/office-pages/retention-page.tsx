import { getRouteApi } from '@tanstack/react-router'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ListPage } from '../../../base/pages/list-page.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../base/use-data.ts'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { Panel } from '../../../ui/panel.tsx'
import { overviewQuery, periodsQuery } from '../retention/api.ts'
import { DeletedTable } from '../retention/deleted-table.tsx'
import { ForeseenTable } from '../retention/foreseen-table.tsx'
import { PeriodsForm } from '../retention/periods-form.tsx'
import { retentionTexts } from '../retention/texts.ts'

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
