import type { pendingMails as endpoint } from '@academy/contract/mails/endpoints'
import { countWaitingForConfirmation } from '../../lib/mail/review.ts'
import type { Verb } from '../../lib/services.ts'

export const showPending: Verb<typeof endpoint> = async ({ db }, { user }) => ({
  pending: await countWaitingForConfirmation(db, user.id),
})
