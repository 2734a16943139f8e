import { z } from 'zod'
import { day, id } from '../fields.ts'
import { MasterclassCard } from '../masterclasses/schemas.ts'

/** A kind of room or of board. */
export const Offer = z.object({
  id,
  name_de: z.string(),
  name_en: z.string(),
  description_de: z.string(),
  description_en: z.string(),
  /** Euros a night. */
  price: z.number(),
})
export type Offer = z.infer<typeof Offer>

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
  scholarship: z.object({ note_de: z.string(), note_en: z.string(), url: z.string() }).nullable(),
  master_classes: z.array(MasterclassCard),
})
export type Academy = z.infer<typeof Academy>
