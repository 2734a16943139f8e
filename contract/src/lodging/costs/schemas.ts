import { z } from 'zod'
import { day, id } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { exampleRoom, LodgingOption } from '../../programme/academy/schemas.ts'
import { exampleMeal } from '../bookings/schemas.ts'

/** The fields of the calculator as typed, and as an address has them. `chosenCost` says what is wrong. */
const typed = z.object({
  masterclass: z.string(),
  nights: z.string(),
  /** Empty: accommodation elsewhere. */
  room: z.string(),
  /** Empty: no meals. Without a room they cost nothing. */
  meals: z.string(),
})
export type TypedChoice = z.infer<typeof typed>
export const CostQuery = typed.partial()

const CostLine = z.object({
  kind: z.enum(['handling_fee', 'participation_fee', 'room', 'meals']),
  quantity: z.number(),
  unit: z.number(),
  amount: z.number(),
})

/** A step of the cancellation terms, in words. */
const Step = z.object({ days: z.string(), share: z.string() })

export const Costs = z.object({
  start_date: day,
  end_date: day,
  nights: z.number(),
  place_name: z.string(),
  deadline: day,
  /** Places are decided until this day. */
  decided_by: day,
  /** The last day on which a booking is cancelled free of charge. */
  lodging_free_until: day,
  handling_fee: z.number(),
  recording_fee: z.number(),
  /** For how many of its masterclasses one can apply. */
  applications: z.enum(['all', 'some', 'none']),
  /** Those for which one can apply; all of them if there are none. */
  masterclasses: z.array(
    z.object({
      id,
      ...localized('instrument', z.string()),
      teacher: z.string(),
      start_date: day,
      end_date: day,
      participation_fee: z.number(),
    }),
  ),
  room_types: z.array(LodgingOption),
  meal_types: z.array(LodgingOption),
  scholarship: z.object({ ...localized('note', z.string()), url: z.string() }).nullable(),
  /** What stays due of the participation fee, and of the price of a booking. */
  withdrawal: z.array(Step),
  lodging: z.array(Step),
  calculation: z.object({
    /** As typed; what was not typed has a default. */
    typed,
    /** In the language of the request, at the field to change. */
    errors: typed.partial(),
    cost: z.object({ lines: z.array(CostLine), total: z.number() }).nullable(),
  }),
})
export type Costs = z.infer<typeof Costs>

export const exampleCosts: Costs = {
  start_date: '2027-08-01',
  end_date: '2027-08-15',
  nights: 14,
  place_name: 'Stift Amselzell',
  deadline: '2027-07-01',
  decided_by: '2027-07-15',
  lodging_free_until: '2027-07-01',
  handling_fee: 75,
  recording_fee: 15,
  applications: 'all',
  masterclasses: [
    {
      id: 3,
      instrument_de: 'Violoncello',
      instrument_en: 'Cello',
      teacher: 'Ilse Marent',
      start_date: '2027-08-01',
      end_date: '2027-08-10',
      participation_fee: 540,
    },
  ],
  room_types: [exampleRoom],
  meal_types: [exampleMeal],
  scholarship: null,
  withdrawal: [{ days: '21 days or more before the masterclass begins', share: '20%' }],
  lodging: [{ days: 'after the cancellation date, 8 days or more before arrival', share: '50%' }],
  calculation: {
    typed: { masterclass: '3', nights: '9', room: '1', meals: '1' },
    errors: {},
    cost: {
      lines: [
        { kind: 'handling_fee', quantity: 1, unit: 75, amount: 75 },
        { kind: 'participation_fee', quantity: 1, unit: 540, amount: 540 },
        { kind: 'room', quantity: 9, unit: 30, amount: 270 },
        { kind: 'meals', quantity: 9, unit: 25, amount: 225 },
      ],
      total: 1110,
    },
  },
}
