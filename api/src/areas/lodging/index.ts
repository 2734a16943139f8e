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
export {
  bookingJson,
  bookingTables,
  findBooking,
  findBookingsOf,
  type StoredBooking,
} from './bookings/queries.ts'
export { bookingFee, type Canceller } from './bookings/rules.ts'
export { presentToOffice } from './housekeeping/housekeeping.ts'
export { findDiners, findGuests } from './housekeeping/queries.ts'
export { housekeepingDays, kitchenDays } from './housekeeping/rules.ts'
export { copyRooms } from './rooms/queries.ts'
