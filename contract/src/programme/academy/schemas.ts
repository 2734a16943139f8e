import { z } from 'zod'
import { day, id } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { PublicMasterclass } from '../masterclasses/schemas.ts'

/** A room type or a board option. */
export const LodgingOption = z.object({
  id,
  ...localized('name', z.string()),
  ...localized('description', z.string()),
  /** Euros per night. */
  price: z.number(),
})
export type LodgingOption = z.infer<typeof LodgingOption>

export const exampleRoom: LodgingOption = {
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
  /** In the academy's time zone, which can differ from the reader's. */
  today: day,
  /** Relative to that day. */
  deadline_passed: z.boolean(),
  place_name: z.string(),
  /** The website of the festival that the academy belongs to; empty: none. */
  festival_url: z.string(),
  /** Euros per application. */
  handling_fee: z.number(),
  /** Euros per concert recording. */
  recording_fee: z.number(),
  room_types: z.array(LodgingOption),
  meal_types: z.array(LodgingOption),
  scholarship: z.object({ ...localized('note', z.string()), url: z.string() }).nullable(),
  master_classes: z.array(PublicMasterclass),
})
export type Academy = z.infer<typeof Academy>
