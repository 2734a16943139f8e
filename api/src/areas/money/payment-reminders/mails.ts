import type { Locale } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import type { ScheduledStep } from '@academy/contract/money/payment-reminders/schemas'
import { dayText } from '../../../base/formats.ts'
import { greeting } from '../../../base/mail/greeting.ts'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import type { MailWordings } from '../../site/index.ts'
import { payLink } from '../invoices/pay-link.ts'
import { paymentFacts } from '../invoices/texts/payment-facts.ts'
import type { OpenInvoice } from './queries.ts'

export const reminderPages = {
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

type Reminded = Pick<
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
  invoice: Reminded,
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
