import type { Academy } from '@academy/contract/academy/schemas'
import { academyQuery } from '../../../features/academy/api.ts'
import { housekeepingQuery, kitchenQuery, occupancyQuery } from '../../../features/housekeeping/api.ts'
import { roomPlanQuery } from '../../../features/rooms/api.ts'
import type { Call } from '../../../lib/api.ts'
import { todayQuery } from '../today.ts'

/** The academy and the day of a sheet. */
export interface SheetFrame {
  academy: Academy
  today: string
}

/** Academy and sheet are null between two academies. */
const frameQueries = (call: Call) => ({ academy: academyQuery(call), today: todayQuery(call) })

export const lodgingQueries = (call: Call) => ({ ...frameQueries(call), sheet: occupancyQuery(call) })
export const kitchenQueries = (call: Call) => ({ ...frameQueries(call), sheet: kitchenQuery(call) })
export const housekeepingQueries = (call: Call) => ({ ...frameQueries(call), sheet: housekeepingQuery(call) })
export const roomPlanQueries = (call: Call) => ({ plan: roomPlanQuery(call) })
