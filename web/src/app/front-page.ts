import type { Academy } from '@academy/contract/academy'
import { loadCurrentAcademy } from '../features/academy/api.ts'
import { serverToday } from '../lib/today.ts'

export interface FrontPage {
  academy: Academy
  deadlinePassed: boolean
}

export const loadFrontPage = async (signal: AbortSignal): Promise<FrontPage> => {
  const [academy, today] = await Promise.all([loadCurrentAcademy(signal), serverToday(signal)])
  return { academy, deadlinePassed: today > academy.end_date_application }
}
