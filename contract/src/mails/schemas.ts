import { z } from 'zod'
import { id } from '../fields.ts'

/** The maximum number of mails in a list. */
export const MAX_MAILS = 100

/** A mail whose delivery failed for good. A confidential one does not reveal its recipient. */
const GivenUpMail = z.object({
  id,
  created_at: z.string(),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.number(),
  last_error: z.string().nullable(),
})

export const MailOverview = z.object({
  /** No mail is sent because the installation was restored from an archive. */
  is_paused: z.boolean(),
  /** The number of unsent mails, for any reason. */
  pending_count: z.number(),
  /** Newest first. */
  given_up: z.array(GivenUpMail),
})
export type MailOverview = z.infer<typeof MailOverview>
