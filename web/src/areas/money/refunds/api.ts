import type * as contract from '@academy/contract/refunds/endpoints'
import type { Call } from '../../lib/api.ts'
import { defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'

const routes = {
  due: route<typeof contract.refundsDue>('GET', '/api/academy/a/refunds'),
  ask: route<typeof contract.askForIban>('POST', '/api/academy/a/refunds/:id/ask'),
}

export const refundsQuery = (call: Call) =>
  defineQuery(call, ['refunds'], call => call(routes.due, {}, { quiet: true }))

export const askForIban = (call: Call, id: number): Promise<void> =>
  call(routes.ask, { params: { id: String(id) } }, { quiet: true })
