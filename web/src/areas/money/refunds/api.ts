import * as contract from '@academy/contract/money/refunds/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { defineQuery } from '../../../base/query.ts'

const refundsQuery = (call: Call) =>
  defineQuery(call, ['refunds'], call => call(contract.refundsDue, {}, quiet))

export const askForIban = (call: Call, id: number): Promise<void> =>
  call(contract.askForIban, { params: { id: String(id) } }, quiet)

export const refundsQueries = (call: Call) => ({ refunds: refundsQuery(call), today: todayQuery(call) })
