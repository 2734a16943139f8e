import { z } from 'zod'
import { day, id } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { exampleConcert, PublicConcert } from '../public-concerts/schemas.ts'

/** An academy that is over. */
export const PastYear = z.object({
  id,
  start_date: day,
  end_date: day,
  place: z.string(),
  /** Each instrument with those who taught it, in the order of the public list. */
  instruments: z.array(
    z.object({
      id,
      ...localized('name', z.string()),
      drawing: z.string().nullable(),
      /** One for each teacher. */
      masterclasses: z.array(z.object({ id, teacher: z.string() })),
    }),
  ),
  /** The announced concerts, in the order of the days. */
  concerts: z.array(PublicConcert.pick({ id: true, date: true, place: true, composers: true })),
})
export type PastYear = z.infer<typeof PastYear>

export const examplePastYear: PastYear = {
  id: 1,
  start_date: '2026-08-01',
  end_date: '2026-08-15',
  place: 'Stift Amselzell',
  instruments: [
    {
      id: 4,
      name_de: 'Violoncello',
      name_en: 'Cello',
      drawing: 'cello',
      masterclasses: [{ id: 3, teacher: 'Ilse Marent' }],
    },
  ],
  concerts: [
    {
      id: exampleConcert.id,
      date: '2026-08-06',
      place: exampleConcert.place,
      composers: exampleConcert.composers,
    },
  ],
}
