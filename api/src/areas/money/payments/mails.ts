import type { Locale } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import { dayInVienna } from '../../../base/clock.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import type { ForwardedApplication } from '../invoices/followers.ts'
import { attachmentOf } from '../invoices/invoice-pdf.ts'
import { payLink } from '../invoices/links.ts'
import { type Overpaid, overpaidPart } from './credit-mails.ts'
import type { InvoiceSummary } from './entry-queries.ts'

/** What the program adds to the wording of the office. */
interface MailText {
  labels: Record<'invoice' | 'subject' | 'amount', string>
  forwarded(teacher: string): string
  isOpen: string
  isPartlyOpen(amount: string): string
  waitsAgain: string
  /** What the bank says. */
  bankReason(reason: string): string
  toApplications: string
  toInvoices: string
}

const texts: Record<Locale, MailText> = {
  de: {
    labels: { invoice: 'Rechnung', subject: 'Wofür', amount: 'Betrag' },
    forwarded: teacher =>
      `Wir haben Ihre Bewerbung an ${teacher} weitergeleitet. Sobald über die Plätze entschieden ist, hören Sie von uns.`,
    isOpen: 'Die Rechnung ist wieder offen. Sie finden sie noch einmal im Anhang.',
    isPartlyOpen: amount =>
      `Auf der Rechnung sind jetzt ${amount} offen. Sie finden sie noch einmal im Anhang.`,
    waitsAgain: 'Ihre Bewerbung wartet bei uns, bis die Bearbeitungsgebühr eingegangen ist.',
    bankReason: reason => `Die Bank nennt als Grund: ${reason}.`,
    toApplications: 'Zu meinen Bewerbungen',
    toInvoices: 'Zum persönlichen Bereich',
  },
  en: {
    labels: { invoice: 'Invoice', subject: 'For', amount: 'Amount' },
    forwarded: teacher =>
      `We have forwarded your application to ${teacher}. You will hear from us as soon as the places are decided.`,
    isOpen: 'The invoice is open again and is attached once more.',
    isPartlyOpen: amount => `${amount} is now outstanding on the invoice, which is attached once more.`,
    waitsAgain: 'Your application will wait with us until the handling fee has arrived.',
    bankReason: reason => `The reason the bank gives: ${reason}.`,
    toApplications: 'To my applications',
    toInvoices: 'To my personal area',
  },
}

interface About {
  siteUrl: string
  summary: Pick<
    InvoiceSummary,
    'invoice_id' | 'locale' | 'kind' | 'first_name' | 'invoice_number' | 'subject' | 'total_cents'
  >
}

const frame = ({ siteUrl, summary }: About) => {
  const { locale } = summary
  const { labels, toApplications, toInvoices } = texts[locale]
  const amount = moneyText(summary.total_cents, locale)
  const action =
    summary.kind === 'handling_fee'
      ? { label: toApplications, url: `${siteUrl}/user/masterclass` }
      : { label: toInvoices, url: `${siteUrl}/user` }
  const details: [string, string][] = [
    [labels.invoice, summary.invoice_number],
    [labels.subject, summary.subject],
    [labels.amount, amount],
  ]
  return {
    own: { invoice: summary.invoice_number, amount },
    content: { locale, greeting: greeting[locale](summary.first_name), details, action },
  }
}

export const receiptMail = (
  wording: MailWording<'mail_receipt'>,
  about: About,
  application: Pick<ForwardedApplication, 'teacher'> | undefined,
  overpaid?: Overpaid | undefined,
): MailContent => {
  const { content, own } = frame(about)
  const { locale } = content
  const more = overpaid && overpaidPart(overpaid, locale, about.siteUrl)
  const added = [
    ...(application ? [texts[locale].forwarded(application.teacher)] : []),
    ...(more ? [more.added] : []),
  ]
  return {
    ...content,
    ...wording(locale, own, added),
    ...(more && { details: [...content.details, ...more.details], action: more.action }),
  }
}

interface Payment {
  siteUrl: string
  allocation_id: number
  summary: InvoiceSummary
}

interface Receipt {
  application: ForwardedApplication | undefined
  overpaid?: Overpaid | undefined
}

/** Sent each time that an invoice becomes paid. */
export const sendReceipt = async (
  tx: Tx,
  { application, overpaid, allocation_id, ...about }: Payment & Receipt,
  now: Date,
): Promise<void> => {
  const { account_id, email, invoice_id } = about.summary
  const wording = await loadMailWording(tx, 'mail_receipt', dayInVienna(now))
  return sendMail(
    tx,
    {
      key: `receipt:${invoice_id}:${allocation_id}`,
      to: toAccount(account_id, email),
      content: receiptMail(wording, about, application, overpaid),
    },
    now,
  )
}

interface Undone {
  isUnforwarded: boolean
  /** What is open now, if the invoice was not paid in full. */
  left_cents?: number | undefined
  /** Why the bank took the money back, possibly empty; undefined if the entry was a mistake. */
  bank_reason?: string | undefined
}

export const undoneMail = (
  wording: MailWording<'mail_payment_undone' | 'mail_payment_returned'>,
  about: About,
  { isUnforwarded, left_cents, bank_reason }: Undone,
): MailContent => {
  const { content, own } = frame(about)
  const { locale } = content
  const { isOpen, isPartlyOpen, waitsAgain, bankReason } = texts[locale]
  const open = left_cents === undefined ? isOpen : isPartlyOpen(moneyText(left_cents, locale))
  return {
    ...content,
    ...wording(locale, own, [
      ...(bank_reason ? [bankReason(bank_reason)] : []),
      open,
      ...(isUnforwarded ? [waitsAgain] : []),
    ]),
    action: payLink(about.siteUrl, about.summary.invoice_id, locale),
  }
}

export const sendUndone = async (
  tx: Tx,
  { isUnforwarded, left_cents, bank_reason, allocation_id, ...about }: Payment & Undone,
  now: Date,
): Promise<void> => {
  const { account_id, email, invoice_id } = about.summary
  const page = bank_reason === undefined ? 'mail_payment_undone' : 'mail_payment_returned'
  const wording = await loadMailWording(tx, page, dayInVienna(now))
  return sendMail(
    tx,
    {
      key: `payment-undone:${invoice_id}:${allocation_id}`,
      to: toAccount(account_id, email),
      content: undoneMail(wording, about, { isUnforwarded, left_cents, bank_reason }),
      attachments: [attachmentOf(invoice_id)],
    },
    now,
  )
}
