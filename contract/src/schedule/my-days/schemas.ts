import { z } from 'zod'
import { day } from '../../base/fields.ts'
import { DayEvent } from '../../base/schemas.ts'

export { DayEvent, DayEventKind } from '../../base/schemas.ts'

export const MyDays = z.object({
  /** The current academy; null between two academies. */
  academy: z.object({ start_date: day, end_date: day, place: z.string() }).nullable(),
  /** In the language of the request, in the order of the days. */
  events: z.array(DayEvent),
})
export type MyDays = z.infer<typeof MyDays>

/** The link of the private calendar. */
export const CalendarLink = z.object({
  /** Null if there is no link, or if it was made with another key of the server. */
  url: z.string().nullable(),
  /** Null if there is no link. */
  created_at: z.string().nullable(),
})
export type CalendarLink = z.infer<typeof CalendarLink>

export const exampleDays: MyDays = {
  academy: { start_date: '2027-08-01', end_date: '2027-08-15', place: 'Stift Feldkirchen' },
  events: [
    {
      id: 'arrival-12',
      kind: 'arrival',
      start_date: '2027-08-01',
      end_date: '2027-08-01',
      starts_at: null,
      ends_at: null,
      title: 'Arrival',
      text: 'Single room',
      place: 'Stift Feldkirchen',
    },
    {
      id: 'concert-3',
      kind: 'concert',
      start_date: '2027-08-06',
      end_date: '2027-08-06',
      starts_at: '2027-08-06T18:00:00.000Z',
      ends_at: '2027-08-06T19:30:00.000Z',
      title: 'Concert',
      text: 'You play: Ludwig van Beethoven, Cello Sonata no. 3',
      place: 'Stiftskirche',
    },
  ],
}

export const exampleLink: CalendarLink = {
  url: 'https://academy.example/api/calendar/kX3vT9wq2mZc7LrD5sYpB8nJf1HgUe4aQoRi6tKxW0E/academy.ics',
  created_at: '2027-07-12T08:00:00.000Z',
}
