import { z } from 'zod'
import { anyText, day, flag, id, messageKey, mustBeTrue, recordingLink, upload } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { ApplicationStatus } from '../../base/schemas.ts'
import { Invoice } from '../../money/invoices/schemas.ts'
import { Instrument } from '../../programme/masterclasses/schemas.ts'
import { AgreedDocument, shownVersion } from '../../site/documents/schemas.ts'
import { REPERTOIRE_MAX_LENGTH } from '../repertoire-changes/schemas.ts'

const COMMENT_MAX_LENGTH = 5_000
const RECORDING_TITLE_MAX_LENGTH = 200

/** The texts that applicants write to the teacher: as input, as output, and as an example. */
const written = { repertoire: anyText(REPERTOIRE_MAX_LENGTH), comment: anyText(COMMENT_MAX_LENGTH) }
const WrittenInput = z.object({
  repertoire: written.repertoire.default(''),
  comment: written.comment.default(''),
})
export const Written = z.object({ repertoire: z.string(), comment: z.string() })
export const exampleWritten: z.output<typeof Written> = {
  repertoire: 'Two movements of a suite for cello solo',
  comment: 'I would like to work on the bow.',
}

// The piece of each recording.
const recordingTitle = anyText(RECORDING_TITLE_MAX_LENGTH)
export const Recordings = z.object({
  recording_1: recordingLink.default(''),
  recording_2: recordingLink.default(''),
  recording_3: recordingLink.default(''),
  recording_1_title: recordingTitle.default(''),
  recording_2_title: recordingTitle.default(''),
  recording_3_title: recordingTitle.default(''),
})

export type Recordings = z.output<typeof Recordings>

/** What was sent: the texts, the recordings, and the piece of each, empty if not named. */
export const Sent = Written.extend({
  recording_1: z.string(),
  recording_2: z.string(),
  recording_3: z.string(),
  recording_1_title: z.string(),
  recording_2_title: z.string(),
  recording_3_title: z.string(),
})
type Links = Partial<Record<'recording_1' | 'recording_2' | 'recording_3', string>>

/** Recordings have to be filled in from the first field on. Returns the fields behind an empty one. */
export const gapsIn = ({ recording_1, recording_2, recording_3 }: Links): (keyof Links)[] => [
  ...(recording_2 && !recording_1 ? (['recording_2'] as const) : []),
  ...(recording_3 && !recording_2 ? (['recording_3'] as const) : []),
]

/** An applicant that the teacher does not know has to send a résumé, now or earlier. */
export const lacksResume = (is_known: boolean, hasResume: boolean): boolean => !is_known && !hasResume

/** `when`: report this together with errors in other fields. */
const inOrder = <S extends z.ZodType<Links>>(form: S) =>
  form
    .refine(typed => !gapsIn(typed).includes('recording_2'), gapAt('recording_2'))
    .refine(typed => !gapsIn(typed).includes('recording_3'), gapAt('recording_3'))
const recordingMissing = { ...messageKey('RECORDING_REQUIRED'), path: ['recording_1'], when: () => true }
const gapAt = (field: keyof Links) => ({ ...messageKey('RECORDING_GAP'), path: [field], when: () => true })

/** The application form without its file, which the server validates. */
export const ApplicationInput = inOrder(
  Recordings.extend({
    ...WrittenInput.shape,
    is_known: flag('CHOOSE_ONE'),
    resume_file: upload.optional(),
    agreed_consent: mustBeTrue('CONSENT_REQUIRED'),
    agreed_terms: mustBeTrue('TERMS_REQUIRED'),
    consent_version_id: shownVersion,
    terms_version_id: shownVersion,
  }),
)
  // An applicant unknown to the teacher has to send a recording. Whether a résumé exists already, only the
  // server knows.
  .refine(({ is_known, recording_1 }) => is_known !== false || Boolean(recording_1), recordingMissing)
export type ApplicationInput = z.output<typeof ApplicationInput>

/** A field of a change: left out, it stays as it is; null empties it. */
const change = <Text extends z.ZodType<string>>(text: Text) =>
  text
    .nullable()
    .transform(value => value ?? '')
    .exactOptional()

/** Without a file the résumé stays. What depends on several fields, the server checks with what is stored. */
export const ApplicationEdit = z.object({
  repertoire: change(written.repertoire),
  comment: change(written.comment),
  recording_1: change(recordingLink),
  recording_2: change(recordingLink),
  recording_3: change(recordingLink),
  recording_1_title: change(recordingTitle),
  recording_2_title: change(recordingTitle),
  recording_3_title: change(recordingTitle),
  resume_file: upload.optional(),
})
export type ApplicationEdit = z.output<typeof ApplicationEdit>

/** The form variant has every field. */
export const ApplicationEditForm = inOrder(
  Recordings.extend({ ...WrittenInput.shape, resume_file: upload.optional() }),
)
export type ApplicationEditForm = z.output<typeof ApplicationEditForm>
/** For applicants unknown to the teacher: the first recording can be replaced, but not removed. */
export const StrangerEditForm = ApplicationEditForm.refine(
  ({ recording_1 }) => Boolean(recording_1),
  recordingMissing,
)

/** An application as its applicant sees it: it reveals no decision before the selection is final. */
export const Application = z.object({
  id,
  status: ApplicationStatus,
  has_withdrawn: z.boolean(),
  /** Whether it belongs to the current academy. */
  is_current: z.boolean(),
  is_accepted: z.boolean().nullable(),
  /** The place on the waiting list, if the academy shows it. */
  waiting_rank: z.number().nullable(),
  is_known: z.boolean(),
  ...Sent.shape,
  agreed_consent: z.boolean(),
  agreed_terms: z.boolean(),
  /** The accepted document versions. */
  documents: z.array(AgreedDocument),
  /** The résumé version that was sent with the application. */
  resume_file: z.object({ name: z.string(), url: z.string() }).nullable(),
  applied_at: z.string(),
  /** What the applicant may do with it now. */
  can_edit: z.boolean(),
  can_delete: z.boolean(),
  /** Résumé and recordings, until the deadline; of a later application until the selection is final. */
  can_replace_material: z.boolean(),
  /** Participants change their repertoire by a call of its own, until the academy begins. */
  can_change_repertoire: z.boolean(),
  /** The teacher sees the application only after payment. */
  fee_paid: z.boolean(),
  /** Null if the academy charges no handling fee. */
  fee_invoice: Invoice.nullable(),
  masterclass: z.object({
    id,
    start_date: day,
    end_date: day,
    teacher: z.object({ first_name: z.string(), last_name: z.string() }),
    instrument: Instrument,
  }),
})
export type Application = z.infer<typeof Application>

const MAX_ATTACHED = 50

/** Ids in a query, separated by commas. */
const idList = z
  .string()
  .regex(/^(\d{1,9}(,\d{1,9})*)?$/)
  .transform(value => (value === '' ? [] : value.split(',').map(Number)))
  .refine(ids => ids.length <= MAX_ATTACHED)
  .default([])

/** What is cancelled together with a place. The cost that is confirmed is the sum of all. */
export const withAttached = { bookings: idList, concerts: idList }

/** What giving up a place costs today, shown before confirming. */
export const Withdrawal = z.object({
  /** Euros of the participation fee that remain due, and their share of it. */
  cost: z.number(),
  percent: z.number(),
  /** The last day on which this cost applies; null when it cannot rise any more. */
  until: day.nullable(),
  /** Bookings in the same academy that can be cancelled with the place, and what that costs. */
  bookings: z.array(
    z.object({
      id,
      start_date: day,
      end_date: day,
      room: z.object(localized('name', z.string())).nullable(),
      cost: z.number(),
      percent: z.number(),
    }),
  ),
  /** Concert requests in the same academy. One that was announced is withdrawn by the office alone. */
  concerts: z.array(
    z.object({ id, piece_title: z.string(), date: day.nullable(), can_withdraw: z.boolean() }),
  ),
})
export type Withdrawal = z.infer<typeof Withdrawal>
