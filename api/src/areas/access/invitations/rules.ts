import { canonicalEmail } from '../../../base/canonical-email.ts'
import type { Limit } from '../../../base/rate-limit.ts'

const HOUR = 60 * 60
const DAY_MS = 24 * HOUR * 1000

/** People who are invited read their mails later than people who have just registered. */
export const INVITATION_MS = 14 * DAY_MS

/** Each invitation sends a mail to an address that the office has typed. */
export const invitationLimits = (email: string, actorId: number): Limit[] => [
  { name: 'invite-address', subject: canonicalEmail(email), max: 5, seconds: HOUR },
  { name: 'invite-by', subject: String(actorId), max: 60, seconds: HOUR },
]
