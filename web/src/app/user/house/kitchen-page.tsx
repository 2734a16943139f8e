import { getRouteApi } from '@tanstack/react-router'
import { exportKitchen } from '../../../features/housekeeping/api.ts'
import { KitchenSheet } from '../../../features/housekeeping/kitchen-sheet.tsx'
import { SheetTools } from '../../../features/housekeeping/sheet-tools.tsx'
import { endedBy } from '../../../lib/api.ts'
import { useFresh } from '../../../lib/use-fresh.ts'
import { loadKitchenPage } from './house-data.ts'
import { HouseFailure, HouseFrame, HouseLoading, NoAcademy } from './house-frame.tsx'
import { usePrintHead } from './print-head.ts'

const route = getRouteApi('/user/a/lodging/kitchen')

type Loaded = NonNullable<Awaited<ReturnType<typeof loadKitchenPage>>>

export const KitchenPage = () => {
  const { call } = route.useRouteContext()
  const { data } = useFresh(route.useLoaderData(), signal => loadKitchenPage(endedBy(call, signal)))
  if (!data) return <NoAcademy part="kitchen" />
  return <Sheet data={data} onExport={() => exportKitchen(call)} />
}

const Sheet = ({ data, onExport }: { data: Loaded; onExport: () => Promise<void> }) => (
  <HouseFrame part="kitchen">
    <p className="print-only">{usePrintHead(data)}</p>
    <SheetTools onExport={onExport} />
    <KitchenSheet days={data.sheet} />
  </HouseFrame>
)

export const KitchenLoading = () => <HouseLoading part="kitchen" />
export const KitchenFailure = () => <HouseFailure part="kitchen" />
