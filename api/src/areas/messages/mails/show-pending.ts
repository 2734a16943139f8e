import * as contract from '@academy/contract/messages/mails/endpoints'
import { countWaitingForConfirmation } from '../../../base/mail/review.ts'
import { serve } from '../../../base/serve.ts'

export const showPending = serve(contract.pendingMails, async ({ db }, { user }) => ({
  pending: await countWaitingForConfirmation(db, user.id),
}))
