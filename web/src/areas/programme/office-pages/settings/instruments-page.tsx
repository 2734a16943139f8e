import { getRouteApi } from '@tanstack/react-router'
import { instrumentsQuery } from '../../../features/instruments/api.ts'
import { InstrumentTable } from '../../../features/instruments/instrument-table.tsx'
import { instrumentTexts } from '../../../features/instruments/texts.ts'
import { InstrumentDrawing } from '../../../features/masterclasses/instrument-drawing.tsx'
import type { Call } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'

const route = getRouteApi('/user/settings/a/instruments')
const path = paths.InstrumentsAdmin

export const instrumentsQueries = (call: Call) => ({ instruments: instrumentsQuery(call) })

export const InstrumentsPage = () => {
  const { call } = route.useRouteContext()
  const { instruments } = useData(instrumentsQueries(call))
  const texts = useTexts(instrumentTexts)
  return (
    <ListPage path={path}>
      <p>{texts.intro}</p>
      <InstrumentTable
        call={call}
        instruments={instruments}
        state={useTableView()}
        refresh={useRefresh()}
        drawing={name => <InstrumentDrawing drawing={name} />}
      />
    </ListPage>
  )
}

export const InstrumentsLoading = () => (
  <ListPageLoading path={path} label={useTexts(instrumentTexts).loading} />
)

export const InstrumentsFailure = () => <ListPageFailure path={path} />
