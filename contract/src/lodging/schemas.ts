import { z } from 'zod'
import { exampleRoom, Offer } from '../academy/schemas.ts'
import { AgreedDocument } from '../documents/schemas.ts'
import { chosenId, day, id, optionalText, says, ticked } from '../fields.ts'
import { exampleInvoice, Invoice } from '../invoices/schemas.ts'
import { stayFaults } from './stay.ts'

export const Diet = z.enum(['MEAT', 'VEGETARIAN'])
export type Diet = z.infer<typeof Diet>

/** A kind of room; when the days were given, also whether a bed is free in every night of them. */
export const RoomOffer = Offer.extend({
  available: z.boolean().optional(),
  /** In the night that has the fewest. */
  beds_left: z.number().optional(),
  full_nights: z.array(day).optional(),
})
export type RoomOffer = z.infer<typeof RoomOffer>

export const exampleMeal: Offer = {
  id: 1,
  name_de: 'Halbpension',
  name_en: 'Half board',
  description_de: 'Frühstück und Abendessen.',
  description_en: 'Breakfast and dinner.',
  price: 25,
}

const arrivalOrDeparture = (missing: 'START_MISSING' | 'END_MISSING') =>
  z.string(says(missing)).min(1, says(missing)).pipe(day)

const Choice = z.object({
  start_date: arrivalOrDeparture('START_MISSING'),
  end_date: arrivalOrDeparture('END_MISSING'),
  /** `null`: lodging elsewhere, and so no meals either. */
  academy_room_type_id: chosenId('ROOM_REQUIRED').nullable(),
  /** `null`: no meals, and so no diet either. */
  academy_meal_type_id: chosenId('MEALS_REQUIRED').nullable(),
  diet: z.enum(Diet.options, says('DIET_REQUIRED')).nullable(),
  comment: optionalText(2_000),
})
type Choice = z.output<typeof Choice>

const isDay = (value: unknown) => day.safeParse(value).success

/** What one choice asks of another one; told together with what is wrong in the fields themselves. */
const fitting = <S extends z.ZodType<Choice>>(form: S) =>
  form.superRefine(
    ({ academy_room_type_id: room, academy_meal_type_id: meals, diet, ...stay }, context) => {
      const faults = {
        ...(isDay(stay.start_date) && isDay(stay.end_date) && stayFaults(stay)),
        ...(room === null && meals && { academy_meal_type_id: 'MEALS_WITHOUT_ROOM' }),
        ...(meals === null && diet && { diet: 'DIET_WITHOUT_MEALS' }),
        ...(meals && diet === null && { diet: 'DIET_REQUIRED' }),
      }
      for (const [field, message] of Object.entries(faults))
        context.addIssue({ code: 'custom', path: [field], message })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )

export const BookingInput = fitting(Choice.extend({ agreedToTerms: ticked('LODGING_TERMS_REQUIRED') }))
export type BookingInput = z.output<typeof BookingInput>

/** The office changes what somebody has agreed to already. */
export const BookingChange = fitting(Choice)
export type BookingChange = z.output<typeof BookingChange>

/** What cancelling costs today: euros of the total, and which part of it that is. */
const CancellationTerms = z.object({
  cost: z.number(),
  percent: z.number(),
  /** The last day on which this holds; null when it can't grow any more. */
  until: day.nullable(),
})

export const Booking = z.object({
  id,
  start_date: day,
  end_date: day,
  nights: z.number(),
  room_type: Offer.nullable(),
  meal_type: Offer.nullable(),
  diet: Diet.nullable(),
  comment: z.string(),
  /** Euros, at the prices of the day on which it was booked. */
  total_price: z.number(),
  /** None where nothing has to be paid. */
  invoice: Invoice.nullable(),
  booked_at: z.string(),
  /** The version of the terms that was agreed to. */
  documents: z.array(AgreedDocument),
  is_cancelled: z.boolean(),
  /** Not over yet and not cancelled; the others are the previous ones. */
  is_current: z.boolean(),
  /** Null when it is too late, or done already. */
  cancellation: CancellationTerms.nullable(),
})
export type Booking = z.infer<typeof Booking>

export const exampleBooking: Booking = {
  id: 9,
  start_date: '2027-08-01',
  end_date: '2027-08-10',
  nights: 9,
  room_type: exampleRoom,
  meal_type: exampleMeal,
  diet: 'VEGETARIAN',
  comment: '',
  total_price: 495,
  invoice: {
    ...exampleInvoice,
    kind: 'lodging',
    subject: 'Lodging: 1 – 10 August 2027',
    invoice_amount: 495,
    outstanding_amount: 495,
  },
  booked_at: '2027-03-01T17:20:00.000Z',
  documents: [{ id: 6, name: 'terms_and_conditions_accommodation', valid_from: '2027-01-15' }],
  is_cancelled: false,
  is_current: true,
  cancellation: { cost: 0, percent: 0, until: '2027-07-01' },
}

export const exampleChoice = {
  start_date: '2027-08-01',
  end_date: '2027-08-10',
  academy_room_type_id: 1,
  academy_meal_type_id: 1,
  diet: 'VEGETARIAN' as const,
  comment: '',
}
