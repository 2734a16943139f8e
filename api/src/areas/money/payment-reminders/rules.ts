import { laterDay } from '@academy/contract/base/days'
import type { ReminderStep, ScheduledStep } from '@academy/contract/money/payment-reminders/schemas'

/** Reminders are sent from the first of these hours until before the second, in Vienna. */
const FIRST_HOUR = 9
const LAST_HOUR = 18

/** Days between the invoice and a reminder, and between two reminders, whatever the steps say. */
const MIN_GAP_DAYS = 2

export interface ReminderSettings {
  remind_before_days: number
  remind_after_days: number
  remind_again_days: number
  remind_fee_days: number
  /** Steps up to this day are not sent. */
  reminders_since: string
}

export interface RemindedInvoice {
  invoice_date: string
  due_date: string
  /** When applications close, for a handling fee. */
  deadline: string | null
  sent: readonly { step: ReminderStep; sent_on: string }[]
}

interface ScheduledReminder {
  step: ScheduledStep
  /** The first and the last day on which it makes sense. */
  on: string
  until?: string | undefined
}

export const isReminderHour = (hour: number): boolean => hour >= FIRST_HOUR && hour < LAST_HOUR

const latest = (...days: string[]): string => days.reduce((a, b) => (a > b ? a : b))

/** The second reminder follows the first one, unless that is off or was due before there were reminders. */
const secondOf = ({ due_date, sent }: RemindedInvoice, settings: ReminderSettings): ScheduledReminder[] => {
  const { remind_after_days, remind_again_days, reminders_since } = settings
  if (remind_again_days === 0) return []
  const on = laterDay(due_date, remind_again_days)
  const hasFirst = remind_after_days > 0 && laterDay(due_date, remind_after_days) > reminders_since
  if (!hasFirst) return [{ step: 'second', on }]
  const first = sent.find(({ step }) => step === 'overdue')
  if (!first) return []
  const gap = Math.max(remind_again_days - remind_after_days, MIN_GAP_DAYS)
  return [{ step: 'second', on: latest(on, laterDay(first.sent_on, gap)) }]
}

/** The steps that were not sent yet, the most important one first. */
const scheduleOf = (invoice: RemindedInvoice, settings: ReminderSettings): ScheduledReminder[] => {
  const { due_date, deadline, sent } = invoice
  const { remind_before_days, remind_after_days, remind_fee_days, reminders_since } = settings
  const isSent = (...steps: ReminderStep[]) => sent.some(({ step }) => steps.includes(step))
  const steps: ScheduledReminder[] = []
  if (deadline && remind_fee_days > 0 && !isSent('deadline'))
    steps.push({ step: 'deadline', on: laterDay(deadline, -remind_fee_days), until: deadline })
  if (!isSent('second')) steps.push(...secondOf(invoice, settings))
  if (remind_after_days > 0 && !isSent('overdue', 'second'))
    steps.push({ step: 'overdue', on: laterDay(due_date, remind_after_days) })
  if (remind_before_days > 0 && !isSent('before_due', 'deadline'))
    steps.push({ step: 'before_due', on: laterDay(due_date, -remind_before_days), until: due_date })
  return steps.filter(({ on }) => on > reminders_since)
}

/** The first day after the invoice and its last reminder on which another one may be sent. */
const earliestOf = ({ invoice_date, sent }: RemindedInvoice): string =>
  laterDay(latest(invoice_date, ...sent.map(({ sent_on }) => sent_on)), MIN_GAP_DAYS)

const isOver = ({ until }: ScheduledReminder, today: string) => until !== undefined && until < today

/** Returns the step that is due today. After a standstill this is one step, not all that were missed. */
export const dueStep = (
  invoice: RemindedInvoice,
  settings: ReminderSettings,
  today: string,
): ScheduledStep | undefined => {
  if (earliestOf(invoice) > today) return undefined
  return scheduleOf(invoice, settings).find(step => step.on <= today && !isOver(step, today))?.step
}

/** Returns the next step and its day, which is not before today. */
export const nextStep = (
  invoice: RemindedInvoice,
  settings: ReminderSettings,
  today: string,
): { step: ScheduledStep; on: string } | undefined => {
  const earliest = latest(today, earliestOf(invoice))
  const [next] = scheduleOf(invoice, settings)
    .filter(step => !isOver(step, earliest))
    .map(({ step, on }) => ({ step, on: latest(on, earliest) }))
    .sort((a, b) => a.on.localeCompare(b.on))
  return next
}
