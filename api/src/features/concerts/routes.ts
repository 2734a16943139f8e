import * as contract from '@academy/contract/concerts/endpoints'
import { on } from '../../http/bind.ts'
import { changeRequest } from './change-request.ts'
import { listCorrepetitors } from './list-correpetitors.ts'
import { listOwn } from './list-own.ts'
import { inspectRequest, requestSlot } from './request-slot.ts'
import { showDates } from './show-dates.ts'
import { withdraw } from './withdraw.ts'

export const concertRoutes = [
  on(contract.requests, listOwn),
  on(contract.request, requestSlot, { inspect: inspectRequest }),
  on(contract.changeRequest, changeRequest),
  on(contract.withdrawRequest, withdraw),
  on(contract.concertDates, showDates),
  on(contract.correpetitors, listCorrepetitors),
]
