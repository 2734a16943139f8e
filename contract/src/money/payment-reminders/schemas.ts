import { z } from 'zod'
import { day, id } from '../../base/fields.ts'
import { MailState } from '../../base/schemas.ts'

/** `deadline`: of a handling fee, before applications close. `by_hand`: by the office. */
export const ReminderStep = z.enum(['before_due', 'deadline', 'overdue', 'second', 'by_hand'])
export type ReminderStep = z.infer<typeof ReminderStep>

/** The steps that the program sends by itself. */
export type ScheduledStep = Exclude<ReminderStep, 'by_hand'>

export const PaymentReminder = z.object({
  id,
  invoice_id: id,
  invoice_number: z.string(),
  step: ReminderStep,
  sent_at: z.string(),
  /** Who of the office sent it. */
  sent_by: z.string().nullable(),
  /** What became of the mail; null once it is no longer kept. */
  mail: z.object({ id, state: MailState }).nullable(),
})
export type PaymentReminder = z.infer<typeof PaymentReminder>

const ReminderStop = z.object({ stopped_at: z.string(), stopped_by: z.string().nullable() })
export type ReminderStop = z.infer<typeof ReminderStop>

/** The reminders of one invoice. */
export const InvoiceReminders = z.object({
  reminders: z.array(PaymentReminder),
  /** Stopped for the person, or for this invoice. */
  person_stop: ReminderStop.nullable(),
  invoice_stop: ReminderStop.nullable(),
  /** What the program sends next, unless it is stopped. */
  next: z.object({ step: ReminderStep, on: day }).nullable(),
  /** Something is open, and none was sent today. */
  can_remind: z.boolean(),
})
export type InvoiceReminders = z.infer<typeof InvoiceReminders>

/** The reminders of all invoices of a person, newest first. */
export const PersonReminders = z.object({
  reminders: z.array(PaymentReminder),
  stop: ReminderStop.nullable(),
})
export type PersonReminders = z.infer<typeof PersonReminders>

export const StopInput = z.object({ is_stopped: z.boolean() })
