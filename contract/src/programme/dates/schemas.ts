import { z } from 'zod'
import { day, id } from '../../base/fields.ts'
import { DayEvent } from '../../base/schemas.ts'

/** In the order in which they are listed on the same day. */
export const AcademyDateKind = z.enum([
  'repertoire',
  'deadline',
  'lodging_free',
  'decisions',
  'arrival',
  'lessons',
  'concert',
  'departure',
])
export type AcademyDateKind = z.infer<typeof AcademyDateKind>

/** A day, or several, that everybody may know. */
export const AcademyDate = DayEvent.extend({
  kind: AcademyDateKind,
  /** The concert whose programme can be opened. */
  concert_id: id.nullable(),
  /** Before today. */
  is_over: z.boolean(),
})
export type AcademyDate = z.infer<typeof AcademyDate>

export const AcademyDates = z.object({
  /** Null between two academies. */
  academy: z.object({ start_date: day, end_date: day, place: z.string() }).nullable(),
  /** In the language of the request, in the order of the days. */
  dates: z.array(AcademyDate),
})
export type AcademyDates = z.infer<typeof AcademyDates>

export const exampleDates: AcademyDates = {
  academy: { start_date: '2027-08-01', end_date: '2027-08-15', place: 'Stift Amselzell' },
  dates: [
    {
      id: 'academy-2-deadline',
      kind: 'deadline',
      start_date: '2027-07-01',
      end_date: '2027-07-01',
      starts_at: null,
      ends_at: null,
      title: 'Application deadline',
      text: 'The last day to apply for a masterclass.',
      place: '',
      concert_id: null,
      is_over: false,
    },
  ],
}
