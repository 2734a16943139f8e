import type { Clock } from '../../../base/clock.ts'
import { byAccount, togetherOrEach } from '../../../base/jobs/each-by-itself.ts'
import type { Tx } from '../../../db/connection.ts'
import { mailReminders } from './mails.ts'
import { putBack, takeDueReminders, waitingDeadlines } from './queries.ts'
import { isDue } from './rules.ts'

/** Adds the due reminders to the outbox, each one once. */
export const sendReminders = async (tx: Tx, siteUrl: string, clock: Clock): Promise<void> => {
  const due = (await waitingDeadlines(tx)).filter(deadline => isDue(deadline, clock.today()))
  if (due.length === 0) return
  const now = clock.now()
  const taken = await takeDueReminders(tx, due, now)
  const each = { job: 'reminders', now, subjectOf: byAccount } as const
  const mailed = new Set(await togetherOrEach(tx, each, taken, some => mailReminders(tx, siteUrl, some, now)))
  for (const reminder of taken) if (!mailed.has(reminder)) await putBack(tx, reminder)
}
