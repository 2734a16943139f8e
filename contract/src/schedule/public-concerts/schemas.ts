import { z } from 'zod'
import { day, id } from '../../base/fields.ts'

/** A concert that is announced, as anybody may know it. */
export const PublicConcert = z.object({
  id,
  date: day,
  starts_at: z.string(),
  ends_at: z.string(),
  place: z.string(),
  /** In the order of the programme, each once. */
  composers: z.array(z.string()),
})
export type PublicConcert = z.infer<typeof PublicConcert>

/** Who plays, without names: see decision 073. */
const Player = z.object({
  instrument: z.string(),
  /** The teacher of the masterclass; null for those who are not in one. */
  class_of: z.string().nullable(),
})
export type Player = z.infer<typeof Player>

const ProgrammePiece = z.object({
  composer: z.string(),
  /** "1770–1827" or "b. 1947". */
  years: z.string(),
  title: z.string(),
  /** Those that are played; empty if the work has none. */
  movements: z.array(z.string()),
  players: z.array(Player),
  /** Players whose instrument is not known. */
  others: z.number(),
})
export type ProgrammePiece = z.infer<typeof ProgrammePiece>

export const ConcertProgramme = PublicConcert.extend({
  pieces: z.array(ProgrammePiece),
  /** Whether it belongs to the current academy, so that the list has it. */
  is_listed: z.boolean(),
  is_over: z.boolean(),
})
export type ConcertProgramme = z.infer<typeof ConcertProgramme>

export const ConcertList = z.object({
  /** Null between two academies. */
  academy: z
    .object({ start_date: day, end_date: day, place: z.string(), first_concert: day, last_concert: day })
    .nullable(),
  concerts: z.array(PublicConcert.extend({ is_over: z.boolean(), is_today: z.boolean() })),
})
export type ConcertList = z.infer<typeof ConcertList>

export const exampleConcert: PublicConcert = {
  id: 3,
  date: '2027-08-06',
  starts_at: '2027-08-06T18:00:00.000Z',
  ends_at: '2027-08-06T19:30:00.000Z',
  place: 'Stiftskirche',
  composers: ['Ludwig van Beethoven'],
}

export const exampleProgramme: ConcertProgramme = {
  ...exampleConcert,
  pieces: [
    {
      composer: 'Ludwig van Beethoven',
      years: '1770–1827',
      title: 'Cello Sonata no. 3 in A major, op. 69',
      movements: ['Allegro ma non tanto'],
      players: [
        { instrument: 'Cello', class_of: 'Ilse Marent' },
        { instrument: 'Piano', class_of: null },
      ],
      others: 0,
    },
  ],
  is_listed: true,
  is_over: false,
}
