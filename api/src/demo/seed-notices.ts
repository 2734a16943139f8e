import { laterDay } from '@academy/contract/base/days'
import { sendNotices } from '../areas/messages/notices/send-due.ts'
import { timeInVienna } from '../base/clock.ts'
import type { Tx } from '../db/connection.ts'

/** How long the demo has been writing to teachers and accompanists. */
const DAYS = 21
const HOUR = 10

/** Sends the mails of the last weeks to teachers and accompanists as the job would have. */
export const seedNotices = async (tx: Tx, today: string): Promise<void> => {
  if (await tx.selectFrom('sent_notices').select('kind').limit(1).executeTakeFirst()) return
  for (let age = DAYS; age > 0; age--) {
    const day = laterDay(today, -age)
    const now = timeInVienna(day, HOUR)
    await sendNotices(tx, {
      siteUrl: 'http://localhost:3000',
      clock: { now: () => now, today: () => day },
    })
  }
  // The demo has no mail server.
  await tx
    .updateTable('outbox')
    .set(({ ref }) => ({ sent_at: ref('created_at'), expires_at: null }))
    .where('kind', '=', 'notice')
    .execute()
}
