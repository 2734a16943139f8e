import type { KitchenDay } from '@academy/contract/housekeeping/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { exportKitchen } from '../../../features/housekeeping/api.ts'
import { KitchenSheet } from '../../../features/housekeeping/kitchen-sheet.tsx'
import { SheetTools } from '../../../features/housekeeping/sheet-tools.tsx'
import { SpecialDiets } from '../../../features/housekeeping/special-diets.tsx'
import { usePolledData } from '../../../lib/use-data.ts'
import { kitchenQueries, type SheetFrame } from './office-lodging-data.ts'
import {
  NoAcademy,
  OfficeLodgingFailure,
  OfficeLodgingFrame,
  OfficeLodgingLoading,
} from './office-lodging-frame.tsx'
import { usePrintHead } from './print-head.ts'

const route = getRouteApi('/user/a/lodging/kitchen')

export const KitchenPage = () => {
  const { call } = route.useRouteContext()
  const { academy, today, sheet } = usePolledData(kitchenQueries(call))
  if (!academy || !sheet) return <NoAcademy part="kitchen" />
  return <Sheet frame={{ academy, today }} days={sheet} onExport={() => exportKitchen(call)} />
}

interface SheetProps {
  frame: SheetFrame
  days: KitchenDay[]
  onExport: () => Promise<void>
}

const Sheet = ({ frame, days, onExport }: SheetProps) => (
  <OfficeLodgingFrame part="kitchen">
    <p className="print-only">{usePrintHead(frame)}</p>
    <SheetTools onExport={onExport} />
    <KitchenSheet days={days} />
    <SpecialDiets days={days} />
  </OfficeLodgingFrame>
)

export const KitchenLoading = () => <OfficeLodgingLoading part="kitchen" />
export const KitchenFailure = () => <OfficeLodgingFailure part="kitchen" />
