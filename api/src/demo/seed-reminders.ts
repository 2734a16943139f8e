import { laterDay } from '@academy/contract/base/days'
import { insertStop } from '../areas/money/payment-reminders/queries.ts'
import { sendPaymentReminders } from '../areas/money/payment-reminders/send-due.ts'
import { timeInVienna } from '../base/clock.ts'
import type { Tx } from '../db/connection.ts'

/** How long the demo has been sending reminders. */
const DAYS = 45
const HOUR = 9

const STOPPED = 'student2@example.org'
const OFFICE = 'manager@example.org'

/** Sends the reminders of the last weeks as the job would have, and stops those of one person. */
export const seedReminders = async (tx: Tx, today: string): Promise<void> => {
  if (await tx.selectFrom('payment_reminders').select('id').limit(1).executeTakeFirst()) return
  await tx
    .updateTable('association')
    .set({ reminders_since: laterDay(today, -DAYS) })
    .execute()
  for (let age = DAYS - 1; age >= 0; age--) {
    const day = laterDay(today, -age)
    const now = timeInVienna(day, HOUR)
    await sendPaymentReminders(tx, 'http://localhost:3000', { now: () => now, today: () => day })
  }
  // The demo has no mail server.
  await tx
    .updateTable('outbox')
    .set(({ ref }) => ({ sent_at: ref('created_at'), expires_at: null }))
    .where('kind', '=', 'payment-reminder')
    .execute()
  const people = await tx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', 'in', [STOPPED, OFFICE])
    .execute()
  const idOf = (email: string) => people.find(person => person.email === email)?.id
  const [account_id, stopped_by] = [idOf(STOPPED), idOf(OFFICE)]
  if (account_id && stopped_by)
    await insertStop(tx, { account_id, invoice_id: null, stopped_at: timeInVienna(today, HOUR), stopped_by })
}
