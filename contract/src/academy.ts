import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id } from './fields.ts'
import { exampleCard, MasterclassCard } from './masterclasses.ts'

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

export const academyCurrent = endpoint({
  method: 'GET',
  path: '/api/academyCurrent',
  access: 'anyone',
  summary: 'The current academy with its masterclasses, fees and prices',
  status: 200,
  reply: Academy,
  refuses: ['not_found'],
  example: {
    reply: {
      id: 2,
      start_date_academy: '2027-08-01',
      end_date_academy: '2027-08-15',
      end_date_application: '2027-07-01',
      deadline_passed: false,
      place_name: 'Stift Amselzell',
      festival_url: 'https://festival.example.org',
      handling_fee: 75,
      recording_fee: 15,
      room_types: [
        {
          id: 1,
          name_de: 'Einzelzimmer',
          name_en: 'Single room',
          description_de: 'Ein Zimmer für Sie allein.',
          description_en: 'A room of your own.',
          price: 30,
        },
      ],
      meal_types: [],
      scholarship: null,
      master_classes: [exampleCard],
    },
  },
})
