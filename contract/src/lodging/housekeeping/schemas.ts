import { z } from 'zod'
import { day, id, sortColumn } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { Diet } from '../../people/arrival-details/needs-fields.ts'
import { Booking } from '../bookings/schemas.ts'

/** A booking as the office sees it. */
export const OfficeBooking = Booking.extend({
  account_id: id,
  full_name: z.string(),
  email: z.string(),
  /** Mails wait until the address is confirmed. */
  gets_mail: z.boolean(),
})
export type OfficeBooking = z.infer<typeof OfficeBooking>

export const BookingSort = sortColumn('person', 'stay', 'price')
export type BookingSort = z.infer<typeof BookingSort>

export const BOOKINGS_PER_PAGE = 50

/** The occupied beds for each night of the academy, in the order of the room types. */
export const Occupancy = z.object({
  room_types: z.array(z.object({ id, ...localized('name', z.string()), beds: z.number() })),
  nights: z.array(z.object({ night: day, taken: z.array(z.number()) })),
})
export type Occupancy = z.infer<typeof Occupancy>

/** By what is on the plate: vegan ones do not count as vegetarian. */
const MealCounts = z.object({ MEAT: z.number(), VEGETARIAN: z.number(), VEGAN: z.number() })

/** Somebody whom the kitchen knows by name, because of allergies or a special diet. */
const SpecialDiner = z.object({
  account_id: id,
  full_name: z.string(),
  ...Booking.pick({ special_diets: true, allergies: true }).shape,
  diet: Diet,
  breakfast: z.boolean(),
  dinner: z.boolean(),
})
export type SpecialDiner = z.infer<typeof SpecialDiner>

/** The meals of one day: dinner from the day of arrival, breakfast until the day of departure. */
export const KitchenDay = z.object({
  day,
  breakfast: MealCounts,
  dinner: MealCounts,
  /** By name, those who eat on this day. */
  special: z.array(SpecialDiner),
})
export type KitchenDay = z.infer<typeof KitchenDay>

export const Guest = z.object({
  booking_id: id,
  account_id: id,
  full_name: z.string(),
  /** The room type. */
  ...localized('room', z.string()),
  /** The number or name of the room; null: not placed yet. */
  room_name: z.string().nullable(),
  start_date: day,
  end_date: day,
  comment: z.string(),
})
export type Guest = z.infer<typeof Guest>

/** A guest on a day of the sheet. */
export const SheetGuest = Guest.extend({
  /** Names of those in the same room: in the night that begins, or on the day of departure in the one before. */
  shares_with: z.array(z.string()),
})
export type SheetGuest = z.infer<typeof SheetGuest>

/** Arrivals, departures and stays of one day by room, without guests who lodge elsewhere. */
export const HousekeepingDay = z.object({
  day,
  arrivals: z.array(SheetGuest),
  departures: z.array(SheetGuest),
  /** Guests who slept here and stay another night. */
  stays: z.array(SheetGuest),
})
export type HousekeepingDay = z.infer<typeof HousekeepingDay>
