import type { Call } from '../../../../base/api.ts'
import { todayQuery } from '../../../../base/pages/today.ts'
import { refundsQuery } from '../../refunds/api.ts'

export const refundsQueries = (call: Call) => ({ refunds: refundsQuery(call), today: todayQuery(call) })
