import type { Academy } from '@academy/contract/programme/academy/schemas'
import type { Call } from '../../../base/api.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { academyQuery } from '../../programme/academy/api.ts'
import { housekeepingQuery, kitchenQuery, occupancyQuery } from '../housekeeping/api.ts'
import { roomPlanQuery } from '../rooms/api.ts'

/** The academy and the day of a sheet. */
export interface SheetFrame {
  academy: Academy
  today: string
}

/** Academy and sheet are null between two academies. */
const frameQueries = (call: Call) => ({
  academy: academyQuery(call),
  today: todayQuery(call),
})

export const lodgingQueries = (call: Call) => ({ ...frameQueries(call), sheet: occupancyQuery(call) })
export const kitchenQueries = (call: Call) => ({ ...frameQueries(call), sheet: kitchenQuery(call) })
export const housekeepingQueries = (call: Call) => ({ ...frameQueries(call), sheet: housekeepingQuery(call) })
export const roomPlanQueries = (call: Call) => ({ plan: roomPlanQuery(call) })
