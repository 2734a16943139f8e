import type { pendingMails as endpoint } from '@academy/contract/messages/mails/endpoints'
import { countWaitingForConfirmation } from '../../../base/mail/review.ts'
import type { Operation } from '../../../base/services.ts'

export const showPending: Operation<typeof endpoint> = async ({ db }, { user }) => ({
  pending: await countWaitingForConfirmation(db, user.id),
})
