import * as contract from '@academy/contract/lodging/endpoints'
import { on } from '../../http/bind.ts'
import { book, inspectBooking } from './book.ts'
import { cancel } from './cancel.ts'
import { change } from './change.ts'
import { listOptions } from './list-options.ts'
import { listOwn } from './list-own.ts'

export const lodgingRoutes = [
  on(contract.options, listOptions),
  on(contract.bookings, listOwn),
  on(contract.book, book, { inspect: inspectBooking }),
  on(contract.changeOwnBooking, change),
  on(contract.cancelBooking, cancel),
]
