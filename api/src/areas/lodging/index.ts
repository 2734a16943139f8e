// What other areas may use of this one.

export { cancelLockedBooking } from './bookings/cancel-booking.ts'
export {
  type FreedBooking,
  freeBookings,
  freedAttachments,
  freedParagraphs,
  lockBookedRooms,
} from './bookings/free-bookings.ts'
export { bookedMail, cancelledMail, changedMail } from './bookings/mails.ts'
export { findBooking, findBookingsOf, type StoredBooking } from './bookings/queries.ts'
export { bookingFee, type Canceller } from './bookings/rules.ts'
export { presentToOffice } from './housekeeping/housekeeping.ts'
export { findDiners, findGuests } from './housekeeping/queries.ts'
export { housekeepingDays, kitchenDays } from './housekeeping/rules.ts'
export { copyRooms } from './rooms/queries.ts'

// Fragments of SQL, for a statement of another area that builds one answer (docs/decisions/104).

export { bookingJson, bookingTables } from './bookings/queries.ts'
