import type { ReminderStep, ScheduledStep } from '@academy/contract/money/payment-reminders/schemas'
import { type Clock, dayInVienna, hourInVienna } from '../../../base/clock.ts'
import { togetherOrEach } from '../../../base/jobs/each-by-itself.ts'
import { toAccount } from '../../../base/mail/recipient.ts'
import { sendMails } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalances } from '../../../db/locks.ts'
import { loadMailWordings } from '../../site/index.ts'
import { attachmentOf } from '../invoices/attach.ts'
import { paymentReminderMail, reminderPages } from './mails.ts'
import { findRemindable, findSettings, insertReminders, type OpenInvoice } from './queries.ts'
import { dueStep, isReminderHour } from './rules.ts'

const DAY_MS = 86_400_000
/** A mail that could not be sent for so long may be about an invoice that is paid. */
const LIFETIME_MS = 5 * DAY_MS

/** More wait for the next run. */
const MAX_PER_RUN = 200

interface Reminder {
  invoice: OpenInvoice
  step: ReminderStep
  /** The step whose wording is used. */
  wording: ScheduledStep
}

/** Who sends them and when; nobody for the program itself. */
interface Sending {
  siteUrl: string
  now: Date
  sent_by: number | null
}

/** Records reminders and adds their mails to the outbox. Returns how many were not recorded before. */
export const remind = async (
  tx: Tx,
  reminders: Reminder[],
  { siteUrl, now, sent_by }: Sending,
): Promise<number> => {
  const sent_on = dayInVienna(now)
  const keyOf = ({ invoice, step }: Reminder) =>
    `payment-reminder:${invoice.id}:${step === 'by_hand' ? sent_on : step}` as const
  const rows = reminders.map(reminder => ({
    invoice_id: reminder.invoice.id,
    step: reminder.step,
    sent_on,
    sent_at: now,
    sent_by,
    mail_key: keyOf(reminder),
  }))
  const added = await insertReminders(tx, rows)
  const wordings = await loadMailWordings(tx, Object.values(reminderPages), sent_on)
  const mails = reminders
    .filter(({ invoice }) => added.has(invoice.id))
    .map(reminder => ({
      key: keyOf(reminder),
      to: toAccount(reminder.invoice.account_id, reminder.invoice.email),
      content: paymentReminderMail(wordings, reminder.wording, reminder.invoice, siteUrl),
      attachments: [attachmentOf(reminder.invoice.id)],
      lifetime: LIFETIME_MS,
    }))
  await sendMails(tx, mails, now)
  return added.size
}

/** Returns the reminders that are due today, of all open invoices or of those with these ids. */
export const findDue = async (tx: Tx, today: string, ids?: number[]): Promise<Reminder[]> => {
  const settings = await findSettings(tx)
  return (await findRemindable(tx, ids)).flatMap(invoice => {
    const step = dueStep(invoice, settings, today)
    return step ? [{ invoice, step, wording: step }] : []
  })
}

/** Sends the reminders that are due, each step once, during the day in Vienna. */
export const sendPaymentReminders = async (tx: Tx, siteUrl: string, clock: Clock): Promise<void> => {
  const now = clock.now()
  if (!isReminderHour(hourInVienna(now))) return
  const today = dayInVienna(now)
  const ids = (await findDue(tx, today)).slice(0, MAX_PER_RUN).map(({ invoice }) => invoice.id)
  // Read again: an invoice may have been paid, or reminded of, while waiting for the lock.
  await lockBalances(tx, ids)
  const due = await findDue(tx, today, ids)
  const subjectOf = ({ invoice }: Reminder) => ({ account_id: invoice.account_id })
  await togetherOrEach(tx, { job: 'payment_reminders', now, subjectOf }, due, some =>
    remind(tx, some, { siteUrl, now, sent_by: null }),
  )
}
