import type { pendingMails as endpoint } from '@academy/contract/mails/endpoints'
import { countWaitingForConfirmation } from '../../lib/mail/review.ts'
import type { Operation } from '../../lib/services.ts'

export const showPending: Operation<typeof endpoint> = async ({ db }, { user }) => ({
  pending: await countWaitingForConfirmation(db, user.id),
})
