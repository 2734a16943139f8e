import type { Locale } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import { dayInVienna } from '../../../base/clock.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import { payLink } from '../invoices/links.ts'
import type { InvoiceSummary } from './entry-queries.ts'

const labels: Record<Locale, Record<'invoice' | 'subject' | 'amount' | 'received' | 'open', string>> = {
  de: {
    invoice: 'Rechnung',
    subject: 'Wofür',
    amount: 'Rechnungsbetrag',
    received: 'Eingegangen',
    open: 'Noch offen',
  },
  en: {
    invoice: 'Invoice',
    subject: 'For',
    amount: 'Invoice amount',
    received: 'Received',
    open: 'Still open',
  },
}

interface Part {
  siteUrl: string
  /** What came now, and what is open afterwards. */
  amount_cents: number
  left_cents: number
  summary: Pick<
    InvoiceSummary,
    'invoice_id' | 'locale' | 'first_name' | 'invoice_number' | 'subject' | 'total_cents'
  >
}

export const partialReceiptMail = (
  wording: MailWording<'mail_partial_receipt'>,
  { siteUrl, amount_cents, left_cents, summary }: Part,
): MailContent => {
  const { locale, invoice_number } = summary
  const words = labels[locale]
  const money = (cents: number) => moneyText(cents, locale)
  const own = { invoice: invoice_number, amount: money(amount_cents), remaining_amount: money(left_cents) }
  return {
    locale,
    greeting: greeting[locale](summary.first_name),
    ...wording(locale, own),
    details: [
      [words.invoice, invoice_number],
      [words.subject, summary.subject],
      [words.amount, money(summary.total_cents)],
      [words.received, own.amount],
      [words.open, own.remaining_amount],
    ],
    action: payLink(siteUrl, summary.invoice_id, locale),
  }
}

interface ReceivedPart extends Part {
  allocation_id: number
  summary: InvoiceSummary
}

/** Sent for each payment that leaves something open on an invoice. */
export const sendPartialReceipt = async (
  tx: Tx,
  { allocation_id, ...part }: ReceivedPart,
  now: Date,
): Promise<void> => {
  const { account_id, email, invoice_id } = part.summary
  const wording = await loadMailWording(tx, 'mail_partial_receipt', dayInVienna(now))
  await sendMail(
    tx,
    {
      key: `receipt:${invoice_id}:${allocation_id}`,
      to: toAccount(account_id, email),
      content: partialReceiptMail(wording, part),
    },
    now,
  )
}
