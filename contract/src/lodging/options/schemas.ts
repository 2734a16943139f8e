import { z } from 'zod'
import { refuseHalfTranslated } from '../../base/both-languages.ts'
import { chosenId, id, line, messageKey, optionalText, version } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { AcademyChoice } from '../../programme/editing/schemas.ts'

const MAX_PRICE_EUROS = 10_000
const MAX_BEDS = 1_000

const isWholeCents = (euros: number) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6

const MealTypeFields = z.object({
  ...localized('name', line(100)),
  ...localized('description', optionalText(1_000)),
  /** Euros per night. */
  price: z
    .number(messageKey('PRICE_INVALID'))
    .min(0, messageKey('PRICE_INVALID'))
    .max(MAX_PRICE_EUROS, messageKey('PRICE_INVALID'))
    .refine(isWholeCents, messageKey('PRICE_INVALID')),
})

const RoomTypeFields = MealTypeFields.extend({
  beds: z
    .int(messageKey('BEDS_INVALID'))
    .min(0, messageKey('BEDS_INVALID'))
    .max(MAX_BEDS, messageKey('BEDS_INVALID')),
})

const described = <S extends typeof MealTypeFields>(fields: S) =>
  fields.superRefine(
    (value, context) => refuseHalfTranslated(value as Record<string, unknown>, ['description'], context),
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )

const academy_id = chosenId('REQUIRED')
export const RoomTypeInput = described(RoomTypeFields.extend({ academy_id }))
export const RoomTypeChange = described(RoomTypeFields.extend({ version }))
export const MealTypeInput = described(MealTypeFields.extend({ academy_id }))
export const MealTypeChange = described(MealTypeFields.extend({ version }))

export const OfficeMealType = z.object({
  id,
  version: z.number(),
  ...localized('name', z.string()),
  ...localized('description', z.string()),
  price: z.number(),
  /** Bookings, cancelled ones included. */
  booking_count: z.number(),
})
export type OfficeMealType = z.infer<typeof OfficeMealType>

export const OfficeRoomType = OfficeMealType.extend({
  beds: z.number(),
  /** Taken beds on the fullest night. */
  taken: z.number(),
})
export type OfficeRoomType = z.infer<typeof OfficeRoomType>

/** The rooms and meals of one academy. */
export const LodgingTypes = z.object({
  academies: z.array(AcademyChoice),
  /** Null without any academy. */
  academy: AcademyChoice.nullable(),
  room_types: z.array(OfficeRoomType),
  meal_types: z.array(OfficeMealType),
})
export type LodgingTypes = z.infer<typeof LodgingTypes>

export const exampleMealInput = {
  name_de: 'Halbpension',
  name_en: 'Half board',
  description_de: 'Frühstück und Abendessen.',
  description_en: 'Breakfast and dinner.',
  price: 25,
} satisfies Omit<z.input<typeof MealTypeInput>, 'academy_id'>
export const exampleRoomInput = {
  name_de: 'Einzelzimmer',
  name_en: 'Single room',
  description_de: 'Ein Zimmer für Sie allein.',
  description_en: 'A room of your own.',
  price: 30,
  beds: 24,
} satisfies Omit<z.input<typeof RoomTypeInput>, 'academy_id'>
export const exampleMealType: OfficeMealType = { ...exampleMealInput, id: 1, version: 1, booking_count: 41 }
export const exampleRoomType: OfficeRoomType = {
  ...exampleRoomInput,
  id: 1,
  version: 1,
  taken: 19,
  booking_count: 22,
}
