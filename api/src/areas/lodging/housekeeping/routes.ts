import * as contract from '@academy/contract/lodging/housekeeping/endpoints'
import { on } from '../../../http/bind.ts'
import { bookForPerson } from './book.ts'
import { cancel } from './cancel.ts'
import { change } from './change.ts'
import { exportHousekeepingCsv } from './export-housekeeping-csv.ts'
import { exportKitchenCsv } from './export-kitchen-csv.ts'
import { listBookings } from './list-bookings.ts'
import { showHousekeeping } from './show-housekeeping.ts'
import { showKitchen } from './show-kitchen.ts'
import { showOccupancy } from './show-occupancy.ts'

export const housekeepingRoutes = [
  on(contract.officeBookings, listBookings),
  on(contract.bookForPerson, bookForPerson),
  on(contract.changeBooking, change),
  on(contract.officeCancelBooking, cancel),
  on(contract.occupancy, showOccupancy),
  on(contract.kitchen, showKitchen),
  on(contract.kitchenCsv, exportKitchenCsv),
  on(contract.housekeeping, showHousekeeping),
  on(contract.housekeepingCsv, exportHousekeepingCsv),
]
