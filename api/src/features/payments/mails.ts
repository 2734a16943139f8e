import type { Locale } from '@academy/contract/locale'
import { moneyText } from '@academy/contract/money'
import type { Tx } from '../../db/connection.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { sendMail } from '../../lib/mail/send-mail.ts'
import type { ApplicationSummary } from '../applications/queries.ts'
import { attachmentOf } from '../invoices/attach.ts'
import type { InvoiceSummary } from './queries.ts'

interface MailText {
  labels: Record<'invoice' | 'subject' | 'amount', string>
  receipt: { subject(number: string): string; thanks(number: string, amount: string): string }
  forwarded(teacher: string): string
  undone: { subject(number: string): string; sorry(number: string): string; already: string }
  waitsAgain: string
  toApplications: string
  toInvoices: string
}

const texts: Record<Locale, MailText> = {
  de: {
    labels: { invoice: 'Rechnung', subject: 'Wofür', amount: 'Betrag' },
    receipt: {
      subject: number => `Zahlung erhalten: Rechnung ${number}`,
      thanks: (number, amount) =>
        `Vielen Dank, Ihre Zahlung ist da: Die Rechnung ${number} über ${amount} ist vollständig bezahlt.`,
    },
    forwarded: teacher =>
      `Wir haben Ihre Bewerbung an ${teacher} weitergeleitet. Sobald über die Plätze entschieden ist, hören Sie von uns.`,
    undone: {
      subject: number => `Irrtum bei der Rechnung ${number}`,
      sorry: number =>
        `Bei der Rechnung ${number} haben wir eine Zahlung eingetragen, die nicht zu ihr gehört. Das war unser Irrtum, und wir haben die Eintragung zurückgenommen: Die Rechnung ist wieder offen. Sie finden sie noch einmal im Anhang.`,
      already:
        'Haben Sie schon bezahlt, antworten Sie bitte kurz auf diese Nachricht, dann sehen wir gemeinsam nach.',
    },
    waitsAgain: 'Ihre Bewerbung wartet bei uns, bis die Bearbeitungsgebühr eingegangen ist.',
    toApplications: 'Zu meinen Bewerbungen',
    toInvoices: 'Zum persönlichen Bereich',
  },
  en: {
    labels: { invoice: 'Invoice', subject: 'For', amount: 'Amount' },
    receipt: {
      subject: number => `Payment received: invoice ${number}`,
      thanks: (number, amount) =>
        `Thank you, your payment has arrived: invoice ${number} over ${amount} is paid in full.`,
    },
    forwarded: teacher =>
      `We have forwarded your application to ${teacher}. You will hear from us as soon as the places are decided.`,
    undone: {
      subject: number => `A mistake with invoice ${number}`,
      sorry: number =>
        `We entered a payment on invoice ${number} that does not belong to it. That was our mistake, and we have taken it back: the invoice is open again. You find it attached once more.`,
      already:
        'If you have already paid, please answer this mail in a line or two, and we will look into it together.',
    },
    waitsAgain: 'Your application waits with us until the handling fee has arrived.',
    toApplications: 'To my applications',
    toInvoices: 'To my personal area',
  },
}

interface About {
  siteUrl: string
  payment_id: number
  summary: InvoiceSummary
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
  return { amount, content: { locale, greeting: greeting[locale](summary.first_name), details, action } }
}

/** Sent each time that an invoice becomes paid. */
export const sendReceipt = (
  tx: Tx,
  { application, ...about }: About & { application: ApplicationSummary | undefined },
  now: Date,
): Promise<void> => {
  const { account_id, email, invoice_id, invoice_number } = about.summary
  const { content, amount } = frame(about)
  const { receipt, forwarded } = texts[content.locale]
  const paragraphs = [
    receipt.thanks(invoice_number, amount),
    ...(application ? [forwarded(application.teacher)] : []),
  ]
  const key = `receipt:${invoice_id}:${about.payment_id}`
  return sendMail(
    tx,
    {
      key,
      to: toAccount(account_id, email),
      content: { ...content, subject: receipt.subject(invoice_number), paragraphs },
    },
    now,
  )
}

export const sendUndone = (
  tx: Tx,
  { isUnforwarded, ...about }: About & { isUnforwarded: boolean },
  now: Date,
): Promise<void> => {
  const { account_id, email, invoice_id, invoice_number } = about.summary
  const { content } = frame(about)
  const { undone, waitsAgain } = texts[content.locale]
  const paragraphs = [undone.sorry(invoice_number), ...(isUnforwarded ? [waitsAgain] : []), undone.already]
  return sendMail(
    tx,
    {
      key: `payment-undone:${invoice_id}:${about.payment_id}`,
      to: toAccount(account_id, email),
      content: { ...content, subject: undone.subject(invoice_number), paragraphs },
      attachments: [attachmentOf(invoice_id)],
    },
    now,
  )
}
