import type { mails as endpoint } from '@academy/contract/mails/endpoints'
import { type MailOverview, MOST_MAILS } from '@academy/contract/mails/schemas'
import type { Db } from '../../db/connection.ts'
import { countPending, findHold, recentMails } from '../../lib/mail/review.ts'
import type { Verb } from '../../lib/services.ts'

export const overview = async (db: Db): Promise<MailOverview> => {
  const given_up = await recentMails(db, MOST_MAILS, 'given up')
  return {
    is_held: (await findHold(db)) !== undefined,
    pending_count: await countPending(db),
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

export const listMails: Verb<typeof endpoint> = ({ db }) => overview(db)
