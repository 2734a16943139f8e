import { z } from 'zod'
import { chosenId, day, flag, id, optionalText, says, text } from '../fields.ts'
import { exampleInvoice, Invoice } from '../invoices/schemas.ts'
import type { FieldMessage } from '../messages.ts'

const MAX_SECONDS = 999 * 60 + 59
const seconds = z
  .int(says('DURATION_INVALID'))
  .min(1, says('DURATION_INVALID'))
  .max(MAX_SECONDS, says('DURATION_INVALID'))

const EnsembleMember = z.object({ name: text(100), instrument: text(100) })

const MovementChoice = z.object({
  movement_id: id,
  duration_seconds: seconds,
  sort_order: z.int().min(0).max(1000),
})

/** No movement is played twice, and no two at the same place. */
const MovementChoices = z
  .array(MovementChoice)
  .max(200, says('TOO_MANY'))
  .superRefine((choices, context) => {
    const refuseSecond = (field: 'movement_id' | 'sort_order', message: FieldMessage) =>
      choices.forEach((choice, place) => {
        if (choices.findIndex(one => one[field] === choice[field]) < place)
          context.addIssue({ code: 'custom', path: [place, field], message })
      })
    refuseSecond('movement_id', 'MOVEMENT_TWICE')
    refuseSecond('sort_order', 'INVALID')
  })

/** Either some movements with a duration each, or the whole work with one. */
export const ConcertRequestInput = z
  .object({
    piece_id: chosenId('PIECE_REQUIRED'),
    earliest_performance_date: z
      .string(says('EARLIEST_REQUIRED'))
      .min(1, says('EARLIEST_REQUIRED'))
      .pipe(day),
    /** The period of an accompanist; null: somebody else or nobody plays. */
    correpetition_id: id.nullable().default(null),
    /** Somebody turns the pages for the accompanist. Asked for in the form; who says no to it is refused. */
    page_turner_confirmed: flag().optional(),
    is_chamber_music: flag().default(false),
    chamber_ensemble: z.array(EnsembleMember).max(20, says('TOO_MANY')).default([]),
    wants_recording: flag().default(false),
    notes: optionalText(2_000),
    movements: MovementChoices.default([]),
    duration_seconds: seconds.nullable().optional(),
    /** Made by the sender. A request that is sent again with its key, for want of an answer, counts once. */
    request_key: z.uuid(says('INVALID')).optional(),
  })
  .superRefine(
    (wish, context) => {
      const faults = {
        ...(wish.movements?.length === 0 &&
          !wish.duration_seconds && { duration_seconds: 'DURATION_INVALID' }),
        ...(wish.correpetition_id &&
          wish.page_turner_confirmed === false && { page_turner_confirmed: 'PAGE_TURNER_REQUIRED' }),
        ...(wish.is_chamber_music === true &&
          wish.chamber_ensemble?.length === 0 && { chamber_ensemble: 'ENSEMBLE_REQUIRED' }),
        ...(wish.is_chamber_music === false &&
          wish.chamber_ensemble?.length > 0 && { chamber_ensemble: 'ENSEMBLE_UNWANTED' }),
      }
      for (const [field, message] of Object.entries(faults))
        context.addIssue({ code: 'custom', path: [field], message })
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
export type ConcertRequestInput = z.output<typeof ConcertRequestInput>

export const ConcertRequest = z.object({
  id,
  composer_name: z.string(),
  piece_id: id,
  piece_title: z.string(),
  /** In the order in which they are played; empty: the whole work. */
  movement_titles: z.array(z.string()),
  movement_selections: z.array(
    z.object({ movement_id: id, title: z.string(), duration_seconds: z.number(), sort_order: z.number() }),
  ),
  earliest_performance_date: day,
  /** As it was announced; null: not yet. */
  scheduled_performance_date: day.nullable(),
  /** Of the whole work, where no movements were chosen. */
  duration_seconds: z.number().nullable(),
  total_duration_seconds: z.number(),
  wants_recording: z.boolean(),
  /** Of the recording, issued when the performance was announced. */
  invoice: Invoice.nullable(),
  is_paid: z.boolean(),
  /** Announced while the academy took no fee for recordings, so that there is no invoice. */
  is_recording_free: z.boolean(),
  video_url: z.string().nullable(),
  accompanist: z.string().nullable(),
  correpetition_id: id.nullable(),
  is_chamber_music: z.boolean(),
  chamber_ensemble: z.array(z.object({ name: z.string(), instrument: z.string() })),
  page_turner_confirmed: z.boolean(),
  notes: z.string(),
  requested_at: z.string(),
  /** Belongs to the academy of this year. */
  is_current: z.boolean(),
  /** Not announced yet, so that it can be taken back. */
  can_withdraw: z.boolean(),
})
export type ConcertRequest = z.infer<typeof ConcertRequest>

export const exampleRequest: ConcertRequest = {
  id: 18,
  composer_name: 'Ludwig van Beethoven',
  piece_id: 31,
  piece_title: 'Sonata for Cello and Piano No. 3 in A major, op. 69',
  movement_titles: ['Scherzo. Allegro molto'],
  movement_selections: [
    { movement_id: 77, title: 'Scherzo. Allegro molto', duration_seconds: 330, sort_order: 0 },
  ],
  earliest_performance_date: '2027-08-05',
  scheduled_performance_date: '2027-08-06',
  duration_seconds: null,
  total_duration_seconds: 330,
  wants_recording: true,
  invoice: { ...exampleInvoice, kind: 'recording', invoice_amount: 15, outstanding_amount: 0, state: 'paid' },
  is_paid: true,
  is_recording_free: false,
  video_url: null,
  accompanist: 'Jonas Veldrich',
  correpetition_id: 2,
  is_chamber_music: false,
  chamber_ensemble: [],
  page_turner_confirmed: true,
  notes: '',
  requested_at: '2027-08-02T10:12:00.000Z',
  is_current: true,
  can_withdraw: false,
}
