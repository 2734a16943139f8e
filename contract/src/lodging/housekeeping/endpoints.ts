import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { day, optionalText, pathId } from '../../base/fields.ts'
import { BookingChange, exampleBooking, exampleChoice, OfficeBookingInput } from '../bookings/schemas.ts'
import {
  BookingSort,
  HousekeepingDay,
  KitchenDay,
  Occupancy,
  OfficeBooking,
  type SheetGuest,
} from './schemas.ts'

const exampleOfficeBooking: OfficeBooking = {
  ...exampleBooking,
  account_id: 7,
  full_name: 'Mira Talbach',
  email: 'mira@example.org',
  gets_mail: true,
}

const exampleBeds: Occupancy['room_types'][number] = {
  id: 1,
  name_de: 'Einzelzimmer',
  name_en: 'Single room',
  beds: 20,
}
const exampleGuest: SheetGuest = {
  booking_id: 9,
  account_id: 7,
  full_name: 'Mira Talbach',
  room_de: 'Einzelzimmer',
  room_en: 'Single room',
  room_name: '12',
  shares_with: [],
  start_date: '2027-08-01',
  end_date: '2027-08-10',
  comment: '',
}

export const officeBookings = endpoint({
  method: 'GET',
  path: '/api/academy/a/bookings',
  access: 'manage_lodging',
  summary:
    'The bookings of the current academy in the order of arrival or sorted by a column, by search and night, 50 a page',
  query: z.object({
    /** Matches part of a name or an email address. */
    search: optionalText(100),
    /** Only guests who stay this night. */
    night: day.optional(),
    /** Include cancelled bookings. */
    cancelled: z.enum(['0', '1']).default('0'),
    sort: BookingSort.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  status: 200,
  reply: z.object({ bookings: z.array(OfficeBooking), total: z.number() }),
  example: { reply: { bookings: [exampleOfficeBooking], total: 1 } },
})

const table = { method: 'GET', access: 'manage_lodging', status: 200, reply: z.undefined() } as const

export const changeBooking = endpoint({
  method: 'PUT',
  path: '/api/academy/a/bookings/:id',
  access: 'manage_lodging',
  concerns: 'booking',
  summary: 'Change a booking for a person; other days, rooms or meals replace its invoice',
  params: z.object({ id: pathId }),
  body: BookingChange,
  status: 200,
  reply: OfficeBooking,
  refuses: ['not_found', 'booking_fixed', 'booking_overlaps', 'no_bed_left', 'consent_changed'],
  example: { body: exampleChoice, reply: exampleOfficeBooking },
})

export const bookForPerson = endpoint({
  method: 'POST',
  path: '/api/academy/a/people/:id/bookings',
  access: 'manage_lodging',
  concerns: 'account',
  summary: 'Book a stay for a person, who was told the terms; teachers and guests may stay free of charge',
  params: z.object({ id: pathId }),
  body: OfficeBookingInput,
  status: 201,
  reply: OfficeBooking,
  refuses: ['not_found', 'booking_overlaps', 'no_bed_left', 'document_changed', 'consent_changed'],
  example: { body: { ...exampleChoice, told_terms: true }, reply: exampleOfficeBooking },
})

export const officeCancelBooking = endpoint({
  method: 'DELETE',
  path: '/api/academy/a/bookings/:id',
  access: 'manage_lodging',
  summary: 'Cancel a booking for a person, for what the terms say or free of charge',
  params: z.object({ id: pathId }),
  query: z.object({
    free: z.enum(['0', '1']).default('0'),
    /** The cost that the office confirmed. */
    cost: z.coerce.number().min(0).optional(),
  }),
  status: 200,
  reply: OfficeBooking,
  refuses: ['not_found', 'booking_fixed', 'cost_changed'],
  example: { reply: { ...exampleOfficeBooking, is_current: false, is_cancelled: true, cancellation: null } },
})

export const occupancy = endpoint({
  method: 'GET',
  path: '/api/academy/a/occupancy',
  access: 'manage_lodging',
  summary: 'The beds that are taken, for each night and room type',
  status: 200,
  reply: Occupancy,
  refuses: ['not_found'],
  example: {
    reply: {
      room_types: [exampleBeds],
      nights: [{ night: '2027-08-01', taken: [12] }],
    },
  },
})

export const kitchen = endpoint({
  method: 'GET',
  path: '/api/academy/a/kitchen',
  access: 'manage_lodging',
  summary:
    'The meals of each day of the academy, by kind and diet, with the names of those who have allergies',
  status: 200,
  reply: z.array(KitchenDay),
  refuses: ['not_found'],
  example: {
    reply: [
      {
        day: '2027-08-02',
        breakfast: { MEAT: 30, VEGETARIAN: 12, VEGAN: 3 },
        dinner: { MEAT: 31, VEGETARIAN: 14, VEGAN: 3 },
        special: [
          {
            account_id: 7,
            full_name: 'Mira Talbach',
            diet: 'VEGETARIAN',
            special_diets: ['VEGAN'],
            allergies: 'Peanuts',
            breakfast: true,
            dinner: true,
          },
        ],
      },
    ],
  },
})

export const housekeeping = endpoint({
  method: 'GET',
  path: '/api/academy/a/housekeeping',
  access: 'manage_lodging',
  summary: 'Arrivals, departures and stays on each day of the academy, with rooms and who shares them',
  status: 200,
  reply: z.array(HousekeepingDay),
  refuses: ['not_found'],
  example: {
    reply: [
      {
        day: '2027-08-01',
        arrivals: [exampleGuest],
        departures: [],
        stays: [],
      },
    ],
  },
})

export const kitchenCsv = endpoint({
  ...table,
  path: '/api/academy/a/kitchen.csv',
  summary: 'The meals of each day as a table for spreadsheets',
  refuses: ['not_found'],
})

export const housekeepingCsv = endpoint({
  ...table,
  path: '/api/academy/a/housekeeping.csv',
  summary: 'Arrivals, departures and stays as a table for spreadsheets',
  refuses: ['not_found'],
})
