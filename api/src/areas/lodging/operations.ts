// Every file with operations: api/src/routes.ts serves what they export.
export * as bookingsBook from './bookings/bookings.ts'
export * as costsShow from './costs/costs.ts'
export * as housekeepingDownloads from './housekeeping/downloads.ts'
export * as housekeepingBook from './housekeeping/housekeeping.ts'
export * as changeRoomType from './options/options.ts'
export * as placeBooking from './rooms/rooms.ts'
