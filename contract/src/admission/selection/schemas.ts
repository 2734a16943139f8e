import { z } from 'zod'
import { day, id, ReasonInput } from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { ApplicationStatus, Gender } from '../../base/schemas.ts'
import { MasterclassCard } from '../../programme/masterclasses/schemas.ts'
import { Written } from '../applications/schemas.ts'
import { RepertoireState } from '../repertoire-changes/schemas.ts'
import { Review } from '../reviews/schemas.ts'

/**
 * A masterclass as seen by those who select. All figures count forwarded applications only: those with an
 * unpaid handling fee are not visible here.
 */
export const SelectionMasterclass = MasterclassCard.extend({
  /** Forwarded, whatever the decision. */
  application_count: z.number(),
  /** Accepted and not withdrawn. */
  participant_count: z.number(),
  /** On the waiting list and not withdrawn. */
  reserve_count: z.number(),
  all_decisions_done: z.boolean(),
  final_participants_saved: z.boolean(),
  /** The deadline is over, so the selection can be finalized and the button is shown. */
  final_save_open: z.boolean(),
  /** Everything is decided as well, so the button is enabled. */
  can_finalize: z.boolean(),
  /** When the letters of the final save leave; until then nobody else knows the results. Null if none wait, also where nobody gets one. */
  letters_due_at: z.string().nullable(),
})
export type SelectionMasterclass = z.infer<typeof SelectionMasterclass>

/** An application as the teacher sees it. */
export const Applicant = z.object({
  id,
  status: ApplicationStatus,
  has_withdrawn: z.boolean(),
  is_current: z.boolean(),
  is_accepted: z.boolean().nullable(),
  /** On the waiting list: not accepted, with a rank. */
  is_reserve: z.boolean(),
  /** Gives the order of the waiting list; it may have gaps. */
  reserve_rank: z.number().nullable(),
  /** When the open offer of a place ends; null if there is none. */
  open_offer_until: z.string().nullable(),
  is_known: z.boolean(),
  ...Written.shape,
  student: z.object({
    full_name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    date_of_birth: z.string().nullable(),
    /** In whole years, on the first day of the academy. */
    age: z.number().nullable(),
    gender: Gender.nullable(),
    /** The nationality. */
    country: z.object(localized('name', z.string())).nullable(),
  }),
  /** Links, in the order given. */
  recordings: z.array(z.string()),
  /** The piece of each recording, empty if not named. */
  recording_titles: z.array(z.string()),
  resume: z.object({ name: z.string(), url: z.string() }).nullable(),
  participation_is_final: z.boolean(),
  ...RepertoireState.shape,
  /** Whether it came, or was changed or withdrawn, since the last visit of the teacher. */
  news: z.enum(['new', 'changed']).nullable(),
  /** For the teacher alone. */
  review: Review,
})
export type Applicant = z.infer<typeof Applicant>

const PreviewedMail = z.object({
  subject: z.string(),
  text: z.string(),
  count: z.number(),
  /** The full names of those who get it, in the order of the waiting list or by name. */
  people: z.array(z.string()),
})

/**
 * Preview of the mails of the final save: how many people get each, and its text in the language of the
 * request.
 */
export const FinalMailPreview = z.object({
  accepted: PreviewedMail,
  /** Those on the waiting list. */
  reserve: PreviewedMail,
  rejected: PreviewedMail,
  /** Rejected because the handling fee was not paid. For the office only: teachers always get 0 and no names. */
  unpaid: PreviewedMail,
})
export type FinalMailPreview = z.infer<typeof FinalMailPreview>

/** The office also sees how many applications wait for their handling fees, and what it can do after the final save. */
export const OfficeMasterclass = SelectionMasterclass.extend({
  unpaid_count: z.number(),
  /** Whose handling fee was unpaid at the final save: their application has ended. */
  lapsed_count: z.number(),
  /** Those on the waiting list. */
  reserve_count: z.number(),
  /** After the final save: places that are neither taken nor offered. */
  free_place_count: z.number(),
  /** Of those on the waiting list, how many have an offer that they have not answered. */
  offered_count: z.number(),
  /** The final save can be taken back: its letters have not left. */
  can_reopen: z.boolean(),
})
export type OfficeMasterclass = z.infer<typeof OfficeMasterclass>

/** What happened on the days of an academy on which something did. Withdrawn applications do not count. */
const ApplicationSeason = z.object({
  year: z.number(),
  deadline: day,
  days: z.array(
    z.object({
      day,
      /** Applications that came on this day. */
      applied: z.number(),
      /** Applications whose handling fee was paid on this day: forwarded. */
      paid: z.number(),
    }),
  ),
})

/** The current academy, and the one before it if there is one. */
export const ApplicationDays = z.object({
  today: day,
  now: ApplicationSeason,
  before: ApplicationSeason.nullable(),
})
export type ApplicationDays = z.infer<typeof ApplicationDays>

export const Decision = z.enum(['accept', 'reserve', 'decline'])
export type Decision = z.infer<typeof Decision>

/** The applicants of a masterclass with the decisions so far, for the office. Without notes and ratings. */
export const OfficeDecisions = z.object({
  masterclass: z.object({ id, name: z.string(), places: z.number().nullable() }),
  /** Forwarded: the waiting list in its order first, then by name. */
  applicants: z.array(
    z.object({
      application_id: id,
      account_id: id,
      full_name: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      /** In whole years, on the first day of the academy. */
      age: z.number().nullable(),
      is_known: z.boolean(),
      repertoire: z.string(),
      comment: z.string(),
      /** Links, in the order given. */
      recordings: z.array(z.string()),
      /** The piece of each recording, empty if not named. */
      recording_titles: z.array(z.string()),
      decision: Decision.nullable(),
    }),
  ),
})
export type OfficeDecisions = z.infer<typeof OfficeDecisions>

/** Names every applicant with the decision that the page showed. Those who wait get their ranks in this order. */
export const OfficeDecisionsInput = ReasonInput.extend({
  decisions: z
    .array(z.object({ application_id: id, before: Decision.nullable(), decision: Decision.nullable() }))
    .max(1_000),
})
export type OfficeDecisionsInput = z.output<typeof OfficeDecisionsInput>

export const exampleOfficeDecisions: OfficeDecisions = {
  masterclass: { id: 3, name: 'Violoncello, Ilse Marent', places: 12 },
  applicants: [
    {
      application_id: 41,
      account_id: 8,
      full_name: 'Mira Talbach',
      first_name: 'Mira',
      last_name: 'Talbach',
      age: 22,
      is_known: false,
      repertoire: 'Bach: Suite no. 1',
      comment: '',
      recordings: ['https://video.example.org/recital'],
      recording_titles: ['Sarabande'],
      decision: 'accept',
    },
  ],
}
