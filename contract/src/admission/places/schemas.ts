import { z } from 'zod'
import { day, id } from '../../base/fields.ts'
import { exampleCard, Instrument } from '../../programme/masterclasses/schemas.ts'

/** `withdrawn`: the person left the waiting list, or got the place from the office. */
export const OfferState = z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn'])
export type OfferState = z.infer<typeof OfferState>

/** A place that was offered to a person on the waiting list, as that person sees it. */
export const PlaceOffer = z.object({
  id,
  application_id: id,
  state: OfferState,
  offered_at: z.string(),
  /** Until then it can be accepted. */
  expires_at: z.string(),
  /** Open, and not too late. */
  can_answer: z.boolean(),
  /** Euros. */
  participation_fee: z.number(),
  masterclass: z.object({
    id,
    start_date: day,
    end_date: day,
    teacher: z.object({ first_name: z.string(), last_name: z.string() }),
    instrument: Instrument,
  }),
})
export type PlaceOffer = z.infer<typeof PlaceOffer>

const WaitingPerson = z.object({
  application_id: id,
  /** Leads the office to the person; null for teachers. */
  account_id: id.nullable(),
  /** From 1 on, without gaps. */
  rank: z.int(),
  full_name: z.string(),
  /** The last offer to this person. */
  offer: z
    .object({ state: OfferState, expires_at: z.string(), answered_at: z.string().nullable() })
    .nullable(),
})
export type WaitingPerson = z.infer<typeof WaitingPerson>

/** The waiting list of a masterclass whose selection is final, and its places. */
export const WaitingList = z.object({
  masterclass_id: id,
  /** Those that the office has set, else as many as were accepted with the final save. */
  places: z.int(),
  participant_count: z.int(),
  /** Places that are kept free for an open offer. */
  offered_count: z.int(),
  free_count: z.int(),
  /** False between the final save and its letters: then an offer tells the person the result before the others. */
  is_told: z.boolean(),
  offers_automatic: z.boolean(),
  /** Hours to accept an offer. */
  offer_hours: z.int(),
  /** Whom the next offer goes to; null if nobody waits, or no place is free, or the masterclass has begun. */
  next_application_id: id.nullable(),
  people: z.array(WaitingPerson),
})
export type WaitingList = z.infer<typeof WaitingList>

export const examplePlaceOffer: PlaceOffer = {
  id: 5,
  application_id: 41,
  state: 'open',
  offered_at: '2027-07-10T08:00:00.000Z',
  expires_at: '2027-07-12T08:00:00.000Z',
  can_answer: true,
  participation_fee: 540,
  masterclass: {
    id: 3,
    start_date: '2027-08-02',
    end_date: '2027-08-10',
    teacher: { first_name: 'Ilse', last_name: 'Marent' },
    instrument: exampleCard.instrument,
  },
}

export const exampleWaitingList: WaitingList = {
  masterclass_id: 3,
  places: 12,
  participant_count: 11,
  offered_count: 0,
  free_count: 1,
  is_told: true,
  offers_automatic: false,
  offer_hours: 48,
  next_application_id: 42,
  people: [
    {
      application_id: 41,
      account_id: 8,
      rank: 1,
      full_name: 'Mira Talbach',
      offer: {
        state: 'declined',
        expires_at: '2027-07-12T08:00:00.000Z',
        answered_at: '2027-07-10T18:20:00.000Z',
      },
    },
    { application_id: 42, account_id: 9, rank: 2, full_name: 'Jonas Ferrer', offer: null },
  ],
}
