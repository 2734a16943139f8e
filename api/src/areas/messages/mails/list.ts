import * as contract from '@academy/contract/messages/mails/endpoints'
import { MAX_MAILS, type MailOverview } from '@academy/contract/messages/mails/schemas'
import {
  countFailedMails,
  countPending,
  countRefusedMails,
  findPause,
  recentMails,
} from '../../../base/mail/review.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'

export const overview = async (db: Db): Promise<MailOverview> => {
  const given_up = await recentMails(db, MAX_MAILS, 'failed')
  return {
    is_paused: (await findPause(db)) !== undefined,
    pending_count: await countPending(db),
    failed_count: await countFailedMails(db),
    refused_count: await countRefusedMails(db),
    given_up: given_up.map(({ id, created_at, recipient, subject, attempts, last_error }) => ({
      id,
      created_at: created_at.toISOString(),
      recipient,
      subject,
      attempts,
      last_error,
    })),
  }
}

export const listMails = serve(contract.mails, ({ db }) => overview(db))
