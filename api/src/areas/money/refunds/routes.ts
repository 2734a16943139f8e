import * as contract from '@academy/contract/money/refunds/endpoints'
import { on } from '../../../http/bind.ts'
import { ask } from './ask.ts'
import { listDue } from './list.ts'
import { request, withdraw } from './request.ts'

export const refundRoutes = [
  on(contract.requestRefund, request),
  on(contract.withdrawRefund, withdraw),
  on(contract.refundsDue, listDue),
  on(contract.askForIban, ask),
]
