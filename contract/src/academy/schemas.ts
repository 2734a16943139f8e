import { z } from 'zod'
import { day, id } from '../fields.ts'
import { localized } from '../locale.ts'
import { MasterclassCard } from '../masterclasses/schemas.ts'

/** A kind of room or of board. */
export const Offer = z.object({
  id,
  ...localized('name', z.string()),
  ...localized('description', z.string()),
  /** Euros a night. */
  price: z.number(),
})
export type Offer = z.infer<typeof Offer>

export const exampleRoom: Offer = {
  id: 1,
  name_de: 'Einzelzimmer',
  name_en: 'Single room',
  description_de: 'Ein Zimmer für Sie allein.',
  description_en: 'A room of your own.',
  price: 30,
}

export const Academy = z.object({
  id,
  start_date_academy: day,
  end_date_academy: day,
  end_date_application: day,
  /** By the day at the academy, which is not always the day where the reader is. */
  deadline_passed: z.boolean(),
  place_name: z.string(),
  /** The site of the festival that belongs to the academy. */
  festival_url: z.string(),
  /** Euros an application. */
  handling_fee: z.number(),
  /** Euros a concert recording. */
  recording_fee: z.number(),
  room_types: z.array(Offer),
  meal_types: z.array(Offer),
  scholarship: z.object({ ...localized('note', z.string()), url: z.string() }).nullable(),
  master_classes: z.array(MasterclassCard),
})
export type Academy = z.infer<typeof Academy>
