// What other areas may use of this one.
export { cancelLockedBooking } from './bookings/cancel-booking.ts'
export { bookedMail, cancelledMail, changedMail } from './bookings/mails.ts'
export {
  bookingJson,
  bookingTables,
  findBooking,
  findBookingsOf,
  type StoredBooking,
} from './bookings/queries.ts'
export { lockBookedRooms, type ReleasedBooking, releaseBookings } from './bookings/release.ts'
export { releasedAttachments, releasedParagraphs } from './bookings/released-mail.ts'
export { bookingFee, type Canceller } from './bookings/rules.ts'
export { presentToOffice } from './housekeeping/present.ts'
export { findDiners, findGuests } from './housekeeping/queries.ts'
export { housekeepingDays, kitchenDays } from './housekeeping/rules.ts'
export { copyRooms } from './rooms/queries.ts'
