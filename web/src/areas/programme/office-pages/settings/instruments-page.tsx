import { getRouteApi } from '@tanstack/react-router'
import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { useTableView } from '../../../../ui/office-table/use-table-view.ts'
import { instrumentsQuery } from '../../instruments/api.ts'
import { InstrumentTable } from '../../instruments/instrument-table.tsx'
import { instrumentTexts } from '../../instruments/texts.ts'
import { InstrumentDrawing } from '../../masterclasses/instrument-drawing.tsx'

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
