import { getRouteApi } from '@tanstack/react-router'
import { exportKitchen } from '../../../features/housekeeping/api.ts'
import { KitchenSheet } from '../../../features/housekeeping/kitchen-sheet.tsx'
import { SheetTools } from '../../../features/housekeeping/sheet-tools.tsx'
import { endedBy } from '../../../lib/api.ts'
import { usePolling } from '../../../lib/use-polling.ts'
import { loadKitchenPage } from './office-lodging-data.ts'
import {
  NoAcademy,
  OfficeLodgingFailure,
  OfficeLodgingFrame,
  OfficeLodgingLoading,
} from './office-lodging-frame.tsx'
import { usePrintHead } from './print-head.ts'

const route = getRouteApi('/user/a/lodging/kitchen')

type Loaded = NonNullable<Awaited<ReturnType<typeof loadKitchenPage>>>

export const KitchenPage = () => {
  const { call } = route.useRouteContext()
  const { data } = usePolling(route.useLoaderData(), signal => loadKitchenPage(endedBy(call, signal)))
  if (!data) return <NoAcademy part="kitchen" />
  return <Sheet data={data} onExport={() => exportKitchen(call)} />
}

const Sheet = ({ data, onExport }: { data: Loaded; onExport: () => Promise<void> }) => (
  <OfficeLodgingFrame part="kitchen">
    <p className="print-only">{usePrintHead(data)}</p>
    <SheetTools onExport={onExport} />
    <KitchenSheet days={data.sheet} />
  </OfficeLodgingFrame>
)

export const KitchenLoading = () => <OfficeLodgingLoading part="kitchen" />
export const KitchenFailure = () => <OfficeLodgingFailure part="kitchen" />
