import { z } from 'zod'
import { chosenId, day, id, messageKey, mustBeTrue, optionalText } from '../../base/fields.ts'
import { stayErrors } from '../../base/period.ts'
import { exampleInvoice, Invoice } from '../../money/invoices/schemas.ts'
import { specialDiets } from '../../people/arrival-details/diets.ts'
import { allergies, Diet, needsWording } from '../../people/arrival-details/needs-fields.ts'
import { exampleRoom, LodgingOption } from '../../programme/academy/schemas.ts'
import { AgreedDocument, shownVersion } from '../../site/documents/schemas.ts'
import { Reduction } from './reductions.ts'

const SpecialDiet = z.enum(specialDiets)

/** A room type; if days are given, also whether a bed is free on every night. */
export const RoomOption = LodgingOption.extend({
  /** Every room of this type has one bed; false while the office has entered none. */
  is_single: z.boolean(),
  available: z.boolean().optional(),
  /** On the fullest night. */
  beds_left: z.number().optional(),
  full_nights: z.array(day).optional(),
})
export type RoomOption = z.infer<typeof RoomOption>

export const exampleMeal: LodgingOption = {
  id: 1,
  name_de: 'Halbpension',
  name_en: 'Half board',
  description_de: 'Frühstück und Abendessen.',
  description_en: 'Breakfast and dinner.',
  price: 25,
}

const arrivalOrDeparture = (missing: 'START_MISSING' | 'END_MISSING') =>
  z.string(messageKey(missing)).min(1, messageKey(missing)).pipe(day)

const Choice = z.object({
  start_date: arrivalOrDeparture('START_MISSING'),
  end_date: arrivalOrDeparture('END_MISSING'),
  /** `null`: lodging elsewhere, so no meals either. */
  academy_room_type_id: chosenId('ROOM_REQUIRED').nullable(),
  /** `null`: no meals, so no diet either. */
  academy_meal_type_id: chosenId('MEALS_REQUIRED').nullable(),
  diet: z.enum(Diet.options, messageKey('DIET_REQUIRED')).nullable(),
  /** Beside `diet`; a change without it keeps what still fits. */
  special_diets: z
    .array(SpecialDiet, messageKey('INVALID'))
    .max(20, messageKey('INVALID'))
    .transform(diets => specialDiets.filter(diet => diets.includes(diet)))
    .optional(),
  /** Kept for next time; without it they stay as they are. */
  allergies: allergies.optional(),
  needs_wording: needsWording,
  comment: optionalText(2_000),
})
type Choice = z.output<typeof Choice>

const isDay = (value: unknown) => day.safeParse(value).success

/** Rules between fields, reported together with the errors of the fields themselves. */
const fitting = <S extends z.ZodType<Choice>>(form: S) =>
  form.superRefine(
    ({ academy_room_type_id: room, academy_meal_type_id: meals, diet, special_diets, ...stay }, context) => {
      const special = Array.isArray(special_diets) ? special_diets : []
      const errors = {
        ...(isDay(stay.start_date) && isDay(stay.end_date) && stayErrors(stay)),
        ...(room === null && meals && { academy_meal_type_id: 'MEALS_WITHOUT_ROOM' }),
        ...(meals === null && diet && { diet: 'DIET_WITHOUT_MEALS' }),
        ...(meals && diet === null && { diet: 'DIET_REQUIRED' }),
        ...(meals === null && special.length > 0 && { special_diets: 'DIET_WITHOUT_MEALS' }),
        ...(diet === 'MEAT' && special.includes('VEGAN') && { special_diets: 'VEGAN_WITH_MEAT' }),
      }
      for (const [field, message] of Object.entries(errors))
        context.addIssue({ code: 'custom', path: [field], message })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )

export const BookingInput = fitting(
  Choice.extend({ agreedToTerms: mustBeTrue('LODGING_TERMS_REQUIRED'), terms_version_id: shownVersion }),
)
export type BookingInput = z.output<typeof BookingInput>

/** A change by the office, which does not ask for consent again. */
export const BookingChange = fitting(Choice)
export type BookingChange = z.output<typeof BookingChange>

/** A change by the person themselves, at the price that they were shown. */
export const OwnBookingChange = fitting(
  Choice.extend({
    version: id,
    /** The new total in euros, with the fee for what is given up. */
    total: z.number(messageKey('INVALID')).min(0).max(1_000_000),
  }),
)
export type OwnBookingChange = z.output<typeof OwnBookingChange>

/** A booking by the office for a person, who is not there to tick the terms. */
export const OfficeBookingInput = fitting(
  Choice.extend({
    told_terms: mustBeTrue('TERMS_NOT_TOLD'),
    terms_version_id: shownVersion,
    /** For teachers and guests; refused for those who have applied in this academy. */
    is_free: z.boolean().default(false),
  }),
)

/** What cancelling costs today: euros, and the share of the total. */
const CancellationTerms = z.object({
  cost: z.number(),
  percent: z.number(),
  /** The last day on which this cost applies; null when it cannot rise any more. */
  until: day.nullable(),
})

export const Booking = z.object({
  id,
  version: z.int(),
  start_date: day,
  end_date: day,
  nights: z.number(),
  room_type: LodgingOption.nullable(),
  meal_type: LodgingOption.nullable(),
  diet: Diet.nullable(),
  special_diets: z.array(SpecialDiet),
  /** Those that the person has now. */
  allergies: z.string(),
  /** Whether a consent to special diets and allergies is in force. */
  has_needs_consent: z.boolean(),
  comment: z.string(),
  /** Euros, at the prices of the day of booking. */
  total_price: z.number(),
  /** Part of the total: what stays due of nights, rooms and meals that were given up. */
  change_fee: z.number(),
  /** Granted by the office; other days keep their share of the price. */
  reductions: z.array(Reduction),
  /** The office lets the person stay free of charge. */
  is_free: z.boolean(),
  /** Null if nothing is due. */
  invoice: Invoice.nullable(),
  booked_at: z.string(),
  /** The accepted version of the terms. */
  documents: z.array(AgreedDocument),
  is_cancelled: z.boolean(),
  /** Neither over nor cancelled; the others are listed as previous bookings. */
  is_current: z.boolean(),
  /** Null when it is too late or already cancelled. */
  cancellation: CancellationTerms.nullable(),
})
export type Booking = z.infer<typeof Booking>

export const exampleBooking: Booking = {
  id: 9,
  version: 1,
  start_date: '2027-08-01',
  end_date: '2027-08-10',
  nights: 9,
  room_type: exampleRoom,
  meal_type: exampleMeal,
  diet: 'VEGETARIAN',
  special_diets: ['VEGAN'],
  allergies: 'Peanuts',
  has_needs_consent: true,
  comment: '',
  total_price: 495,
  change_fee: 0,
  reductions: [],
  is_free: false,
  invoice: {
    ...exampleInvoice,
    kind: 'lodging',
    subject: 'Accommodation: 1 – 10 August 2027',
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
  special_diets: [],
  allergies: '',
  comment: '',
}
