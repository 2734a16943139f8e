import { loadCurrentAcademy } from '../../../features/academy/api.ts'
import { loadHousekeeping, loadKitchen, loadOccupancy } from '../../../features/housekeeping/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadToday } from '../today.ts'

/** Null between two academies. */
const inAcademy =
  <T>(load: (call: Call) => Promise<T>) =>
  async (call: Call) => {
    const [academy, today] = await Promise.all([loadCurrentAcademy(call), loadToday(call)])
    if (!academy) return null
    const { place_name, start_date_academy, end_date_academy } = academy
    return { academy: { place_name, start_date_academy, end_date_academy }, today, sheet: await load(call) }
  }

export const loadLodgingPage = inAcademy(loadOccupancy)
export const loadKitchenPage = inAcademy(loadKitchen)
export const loadHousekeepingPage = inAcademy(loadHousekeeping)

type OfficeLodgingData = NonNullable<Awaited<ReturnType<typeof loadKitchenPage>>>
export type SheetFrame = Pick<OfficeLodgingData, 'academy' | 'today'>
