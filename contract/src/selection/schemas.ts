import { z } from 'zod'
import { ApplicationStatus, Written } from '../applications/schemas.ts'
import { id } from '../fields.ts'
import { MasterclassCard } from '../masterclasses/schemas.ts'
import { Gender } from '../profile/schemas.ts'

/**
 * A masterclass as those see it who choose. All figures count forwarded applications alone: one that waits for its
 * handling fee does not exist here.
 */
export const SelectionMasterclass = MasterclassCard.extend({
  /** Forwarded and not withdrawn, whatever was decided. */
  application_count: z.number(),
  /** Accepted and not withdrawn. */
  participant_count: z.number(),
  all_decisions_done: z.boolean(),
  final_participants_saved: z.boolean(),
  /** The deadline is over, so that the selection can be saved for good: the button is there. */
  final_save_open: z.boolean(),
  /** And everything is decided: the button works. */
  can_finalize: z.boolean(),
})
export type SelectionMasterclass = z.infer<typeof SelectionMasterclass>

/** An application as the teacher sees it. */
export const Applicant = z.object({
  id,
  status: ApplicationStatus,
  has_withdrawn: z.boolean(),
  is_current: z.boolean(),
  is_accepted: z.boolean().nullable(),
  is_known: z.boolean(),
  ...Written.shape,
  student: z.object({
    full_name: z.string(),
    date_of_birth: z.string().nullable(),
    /** In whole years, by the day at the academy. */
    age: z.number().nullable(),
    gender: Gender.nullable(),
  }),
  /** Links, in the order in which they were given. */
  recordings: z.array(z.string()),
  resume: z.object({ name: z.string(), url: z.string() }).nullable(),
  participation_is_final: z.boolean(),
})
export type Applicant = z.infer<typeof Applicant>

const Letter = z.object({ subject: z.string(), text: z.string() })

/** What the final save will send: how many get which letter, and how it reads in the language of the request. */
export const FinalLetters = z.object({
  accepted: Letter.extend({ count: z.number() }),
  rejected: Letter.extend({ count: z.number() }),
  /** Rejected because the handling fee was not paid. For the office alone: a teacher is told 0. */
  unpaid: Letter.extend({ count: z.number() }),
})
export type FinalLetters = z.infer<typeof FinalLetters>

/** The office also sees how many applications wait for their fee. */
export const OfficeMasterclass = SelectionMasterclass.extend({ unpaid_count: z.number() })
export type OfficeMasterclass = z.infer<typeof OfficeMasterclass>
