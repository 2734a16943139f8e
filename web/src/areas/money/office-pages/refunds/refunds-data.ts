import { refundsQuery } from '../../../features/refunds/api.ts'
import type { Call } from '../../../lib/api.ts'
import { todayQuery } from '../today.ts'

export const refundsQueries = (call: Call) => ({ refunds: refundsQuery(call), today: todayQuery(call) })
