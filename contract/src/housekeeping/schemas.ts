import { z } from 'zod'
import { day, id } from '../fields.ts'
import { localized } from '../locale.ts'
import { Booking } from '../lodging/schemas.ts'

/** A booking as the office sees it. */
export const OfficeBooking = Booking.extend({ account_id: id, full_name: z.string(), email: z.string() })
export type OfficeBooking = z.infer<typeof OfficeBooking>

export const BOOKINGS_PER_PAGE = 50

/** How full the house is: for each night of the academy the beds that are taken, in the order of the room types. */
export const Occupancy = z.object({
  room_types: z.array(z.object({ id, ...localized('name', z.string()), beds: z.number() })),
  nights: z.array(z.object({ night: day, taken: z.array(z.number()) })),
})
export type Occupancy = z.infer<typeof Occupancy>

const Plates = z.object({ MEAT: z.number(), VEGETARIAN: z.number() })

/** The meals of one day: dinner from the day of arrival on, breakfast until the day of departure. */
export const KitchenDay = z.object({ day, breakfast: Plates, dinner: Plates })
export type KitchenDay = z.infer<typeof KitchenDay>

export const Guest = z.object({
  booking_id: id,
  full_name: z.string(),
  ...localized('room', z.string()),
  start_date: day,
  end_date: day,
  comment: z.string(),
})
export type Guest = z.infer<typeof Guest>

/** Who comes, goes and stays on one day. Those who lodge elsewhere are not among them. */
export const HousekeepingDay = z.object({
  day,
  arrivals: z.array(Guest),
  departures: z.array(Guest),
  /** Who slept here and will do so again. */
  stays: z.array(Guest),
})
export type HousekeepingDay = z.infer<typeof HousekeepingDay>
