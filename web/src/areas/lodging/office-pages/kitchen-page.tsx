import type { KitchenDay } from '@academy/contract/lodging/housekeeping/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { usePolledData } from '../../../base/use-data.ts'
import { laterPicture } from '../../../ui/chart/later-picture.tsx'
import { exportKitchen } from '../housekeeping/api.ts'
import { KitchenSheet, SpecialDiets, sumOf } from '../housekeeping/kitchen-sheet.tsx'
import { SheetTools } from '../housekeeping/sheet-tools.tsx'
import { kitchenQueries, type SheetFrame } from './office-lodging-data.ts'
import {
  NoAcademy,
  OfficeLodgingFailure,
  OfficeLodgingFrame,
  OfficeLodgingLoading,
  usePrintHead,
} from './office-lodging-frame.tsx'

const MealPicture = laterPicture(async () => (await import('../housekeeping/house-pictures.tsx')).MealPicture)

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
    {/* Apart from the sheet that hangs in the kitchen. */}
    <div className="screen-only">
      <MealPicture
        days={days.map(({ day, breakfast, dinner }) => ({
          day,
          breakfasts: sumOf(breakfast),
          dinners: sumOf(dinner),
        }))}
        today={frame.today}
      />
    </div>
    <KitchenSheet days={days} />
    <SpecialDiets days={days} />
  </OfficeLodgingFrame>
)

export const KitchenLoading = () => <OfficeLodgingLoading part="kitchen" />
export const KitchenFailure = () => <OfficeLodgingFailure part="kitchen" />
