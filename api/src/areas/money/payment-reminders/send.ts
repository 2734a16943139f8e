import { inFours } from '@academy/contract/base/iban'
import type { Locale } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import type { ReminderStep, ScheduledStep } from '@academy/contract/money/payment-reminders/schemas'
import { type Clock, dayInVienna, hourInVienna } from '../../../base/clock.ts'
import { dayText } from '../../../base/formats.ts'
import { togetherOrEach } from '../../../base/jobs/each-by-itself.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { sendMails, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalances } from '../../../db/locks.ts'
import { loadMailWordings, type MailWordings } from '../../site/index.ts'
import { attachmentOf } from '../invoices/invoice-pdf.ts'
import { payLink } from '../invoices/links.ts'
import type { IssuedInvoice } from '../invoices/queries.ts'
import { invoiceTexts } from '../invoices/texts/invoice-texts.ts'
import { findRemindable, findSettings, insertReminders, type OpenInvoice } from './queries.ts'
import { dueStep, isReminderHour } from './rules.ts'

/** Says in a mail where to pay: holder, IBAN, BIC and reference. Without an account only the reference. */
const paymentFacts = (
  { issuer, reference }: Pick<IssuedInvoice, 'issuer' | 'reference'>,
  locale: Locale,
): [label: string, value: string][] => {
  const { labels } = invoiceTexts[locale]
  const facts: [string, string][] = [
    [labels.holder, issuer.iban && (issuer.account_holder || issuer.name)],
    [labels.iban, inFours(issuer.iban)],
    [labels.bic, issuer.iban && issuer.bic],
    [labels.reference, inFours(reference)],
  ]
  return facts.filter(([, value]) => value)
}

const reminderPages = {
  before_due: 'mail_reminder_before_due',
  deadline: 'mail_reminder_deadline',
  overdue: 'mail_reminder_overdue',
  second: 'mail_reminder_second',
} as const satisfies Record<ScheduledStep, string>

type ReminderPage = (typeof reminderPages)[ScheduledStep]
export type ReminderWordings = MailWordings<ReminderPage>

const labels: Record<Locale, Record<'invoice' | 'subject' | 'open' | 'due', string>> = {
  de: { invoice: 'Rechnung', subject: 'Wofür', open: 'Offen', due: 'Fällig' },
  en: { invoice: 'Invoice', subject: 'For', open: 'Open', due: 'Due' },
}

type RemindedInvoice = Pick<
  OpenInvoice,
  | 'id'
  | 'invoice_number'
  | 'subject'
  | 'reference'
  | 'issuer'
  | 'outstanding_cents'
  | 'first_name'
  | 'locale'
  | 'due_date'
  | 'deadline'
>

/** Says what is open and how to pay it, and leads to the page of this invoice. */
export const paymentReminderMail = (
  wordings: ReminderWordings,
  step: ScheduledStep,
  invoice: RemindedInvoice,
  siteUrl: string,
): MailContent => {
  const { locale, invoice_number, due_date, deadline } = invoice
  const words = labels[locale]
  const amount = moneyText(invoice.outstanding_cents, locale)
  const own = { invoice: invoice_number, amount, due_date: dayText(due_date, locale) }
  return {
    locale,
    greeting: greeting[locale](invoice.first_name),
    ...(step === 'deadline'
      ? wordings[reminderPages[step]](locale, { ...own, deadline: dayText(deadline ?? due_date, locale) })
      : wordings[reminderPages[step]](locale, own)),
    details: [
      [words.invoice, invoice_number],
      [words.subject, invoice.subject],
      [words.open, amount],
      [words.due, dayText(due_date, locale)],
      ...paymentFacts(invoice, locale),
    ],
    action: payLink(siteUrl, invoice.id, locale),
  }
}

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
interface ReminderRun {
  siteUrl: string
  now: Date
  sent_by: number | null
}

/** Records reminders and adds their mails to the outbox. Returns how many were not recorded before. */
export const remind = async (
  tx: Tx,
  reminders: Reminder[],
  { siteUrl, now, sent_by }: ReminderRun,
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
