import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { day, pathId } from '../../base/fields.ts'
import { exampleRoom, LodgingOption } from '../../programme/academy/schemas.ts'
import {
  Booking,
  BookingInput,
  exampleBooking,
  exampleChoice,
  exampleMeal,
  OwnBookingChange,
  RoomOption,
} from './schemas.ts'

export const options = endpoint({
  method: 'GET',
  path: '/api/accommodation/options',
  access: 'signed-in',
  summary: 'Rooms and meals of the current academy; with both days also what is free then',
  query: z.object({ start_date: day.optional(), end_date: day.optional() }),
  status: 200,
  reply: z.object({
    room_types: z.array(RoomOption),
    meal_types: z.array(LodgingOption),
    /** The days that can be booked, and the last day of free cancellation. */
    start_date: day,
    end_date: day,
    free_until: day,
  }),
  refuses: ['not_found'],
  example: {
    reply: {
      room_types: [{ ...exampleRoom, is_single: true, available: true, beds_left: 3, full_nights: [] }],
      meal_types: [exampleMeal],
      start_date: '2027-08-01',
      end_date: '2027-08-15',
      free_until: '2027-07-01',
    },
  },
})
export type LodgingOptions = z.infer<(typeof options)['reply']>

export const bookings = endpoint({
  method: 'GET',
  path: '/api/accommodation/bookings/current',
  access: 'book_stay',
  summary: 'The own bookings, current and previous ones, the next arrival first (at most 100)',
  status: 200,
  reply: z.array(Booking),
  example: { reply: [exampleBooking] },
})

export const book = endpoint({
  method: 'POST',
  path: '/api/accommodation/bookings',
  access: 'book_stay',
  summary: 'Book a stay, binding; where it costs something the invoice follows by mail',
  body: BookingInput,
  status: 201,
  reply: Booking,
  refuses: [
    'consent_changed',
    'not_found',
    'gender_missing',
    'booking_overlaps',
    'no_bed_left',
    'document_changed',
    'too_many_requests',
  ],
  example: { body: { ...exampleChoice, agreedToTerms: true }, reply: exampleBooking },
})

export const changeOwnBooking = endpoint({
  method: 'PUT',
  path: '/api/accommodation/bookings/:id',
  access: 'book_stay',
  summary:
    'Change an own booking while beds allow it; other days, rooms or meals replace its invoice. From the arrival on only diet, allergies and comment',
  params: z.object({ id: pathId }),
  body: OwnBookingChange,
  status: 200,
  reply: Booking,
  refuses: [
    'consent_changed',
    'not_found',
    'booking_fixed',
    'booking_overlaps',
    'no_bed_left',
    'cost_changed',
    'changed_meanwhile',
    'too_many_requests',
  ],
  example: { body: { ...exampleChoice, version: 1, total: 495 }, reply: exampleBooking },
})

export const cancelBooking = endpoint({
  method: 'DELETE',
  path: '/api/accommodation/bookings/:id',
  access: 'book_stay',
  summary: 'Cancel an own booking: its invoice is taken back, and what stays due gets one of its own',
  params: z.object({ id: pathId }),
  /** The cost that the person confirmed: it must not rise unnoticed at midnight. */
  query: z.object({ cost: z.coerce.number().min(0).optional() }),
  status: 200,
  reply: Booking,
  refuses: ['not_found', 'booking_fixed', 'cost_changed'],
  example: { reply: { ...exampleBooking, is_current: false, is_cancelled: true, cancellation: null } },
})
