import type * as contract from '@academy/contract/money/refunds/endpoints'
import type { Call } from '../../../base/api.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const routes = {
  due: route<typeof contract.refundsDue>('GET', '/api/academy/a/refunds'),
  ask: route<typeof contract.askForIban>('POST', '/api/academy/a/refunds/:id/ask'),
}

const refundsQuery = (call: Call) =>
  defineQuery(call, ['refunds'], call => call(routes.due, {}, { quiet: true }))

export const askForIban = (call: Call, id: number): Promise<void> =>
  call(routes.ask, { params: { id: String(id) } }, { quiet: true })

export const refundsQueries = (call: Call) => ({ refunds: refundsQuery(call), today: todayQuery(call) })
