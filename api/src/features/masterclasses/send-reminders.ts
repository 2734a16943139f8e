// public: a job sends reminders of deadlines
import type { Tx } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { mailReminders } from './mails.ts'
import { takeDueReminders, waitingDeadlines } from './queries.ts'
import { isDue } from './rules.ts'

/** Adds the due reminders to the outbox, each one once. */
export const sendReminders = async (tx: Tx, siteUrl: string, clock: Clock): Promise<void> => {
  const due = (await waitingDeadlines(tx)).filter(deadline => isDue(deadline, clock.today()))
  if (due.length === 0) return
  const now = clock.now()
  await mailReminders(tx, siteUrl, await takeDueReminders(tx, due, now), now)
}
