import { z } from 'zod'
import { id } from '../fields.ts'

/** At most so many mails are listed at once. */
export const MOST_MAILS = 100

/** A mail that was given up. Of a confidential one nobody learns whom it goes to. */
const GivenUpMail = z.object({
  id,
  created_at: z.string(),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.number(),
  last_error: z.string().nullable(),
})

export const MailOverview = z.object({
  /** No mail leaves, because the installation was restored from an archive. */
  is_held: z.boolean(),
  /** How many mails wait to be sent, for whatever reason. */
  pending_count: z.number(),
  /** The newest first. */
  given_up: z.array(GivenUpMail),
})
export type MailOverview = z.infer<typeof MailOverview>
