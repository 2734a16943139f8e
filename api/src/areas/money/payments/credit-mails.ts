import type { Locale } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import { dayInVienna } from '../../../base/clock.ts'
import { dayText } from '../../../base/formats.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import { findPerson } from './entry-queries.ts'

/** What the program adds to the wording of the office. */
interface CreditTexts {
  labels: Record<'received' | 'sent' | 'day' | 'credit', string>
  isCredit(amount: string): string
  isPartlyCredit(amount: string): string
  isMore(paid: string, credit: string): string
  toAccount: string
}

const texts: Record<Locale, CreditTexts> = {
  de: {
    labels: { received: 'Eingegangen', sent: 'Überwiesen', day: 'Tag', credit: 'Guthaben' },
    isCredit: amount =>
      `Auf Ihrem Konto war nichts offen: ${amount} sind Ihr Guthaben. Auf Ihrer Kontoseite können Sie um die Rückzahlung bitten oder es für eine Rechnung verwenden.`,
    isPartlyCredit: amount =>
      `${amount} davon sind mehr, als offen war, und Ihr Guthaben. Auf Ihrer Kontoseite können Sie um die Rückzahlung bitten oder es für eine Rechnung verwenden.`,
    isMore: (paid, credit) =>
      `Eingegangen sind ${paid}. ${credit} davon sind mehr, als offen war, und Ihr Guthaben. Auf Ihrer Kontoseite können Sie um die Rückzahlung bitten oder es für eine Rechnung verwenden.`,
    toAccount: 'Zu meinem Konto',
  },
  en: {
    labels: { received: 'Received', sent: 'Sent', day: 'Day', credit: 'Credit' },
    isCredit: amount =>
      `Nothing was outstanding on your account, so ${amount} is now credit. On your account page you can ask for a refund, or use the credit for an invoice.`,
    isPartlyCredit: amount =>
      `That is ${amount} more than was outstanding, and this is now credit on your account. On your account page you can ask for a refund, or use the credit for an invoice.`,
    isMore: (paid, credit) =>
      `We have received ${paid}. That is ${credit} more than was outstanding, and this is now credit on your account. On your account page you can ask for a refund, or use the credit for an invoice.`,
    toAccount: 'To my account',
  },
}

interface About {
  siteUrl: string
  locale: Locale
  first_name: string
  amount_cents: number
  /** What of it is credit; after a refund: the credit that is left. */
  credit_cents: number
  paid_on: string
}

const frame = (label: 'received' | 'sent', { siteUrl, locale, first_name, ...money }: About) => {
  const { labels, toAccount } = texts[locale]
  const details: [string, string][] = [
    [labels[label], moneyText(money.amount_cents, locale)],
    [labels.day, dayText(money.paid_on, locale)],
    ...(money.credit_cents > 0
      ? [[labels.credit, moneyText(money.credit_cents, locale)] as [string, string]]
      : []),
  ]
  const action = { label: toAccount, url: `${siteUrl}/user/account` }
  return { locale, greeting: greeting[locale](first_name), details, action }
}

/** What came with one payment, and what of it is credit. */
export interface Overpaid {
  amount_cents: number
  credit_cents: number
}

/** What the receipt of an invoice says if more came than was open. */
export const overpaidPart = ({ amount_cents, credit_cents }: Overpaid, locale: Locale, siteUrl: string) => {
  const { labels, isMore, toAccount } = texts[locale]
  const [paid, credit] = [moneyText(amount_cents, locale), moneyText(credit_cents, locale)]
  const details: [string, string][] = [
    [labels.received, paid],
    [labels.credit, credit],
  ]
  return {
    added: isMore(paid, credit),
    details,
    action: { label: toAccount, url: `${siteUrl}/user/account` },
  }
}

export const creditReceiptMail = (wording: MailWording<'mail_credit_receipt'>, about: About): MailContent => {
  const { locale, amount_cents, credit_cents } = about
  const { isCredit, isPartlyCredit } = texts[locale]
  const added = (credit_cents === amount_cents ? isCredit : isPartlyCredit)(moneyText(credit_cents, locale))
  const own = { amount: moneyText(amount_cents, locale) }
  return { ...frame('received', about), ...wording(locale, own, [added]) }
}

export const refundSentMail = (wording: MailWording<'mail_refund_sent'>, about: About): MailContent => ({
  ...frame('sent', about),
  ...wording(about.locale, { amount: moneyText(about.amount_cents, about.locale) }),
})

interface BookedCredit extends Omit<About, 'locale' | 'first_name'> {
  payment_id: number
  account_id: number
}

/** Sent for money of which something is credit, unless the receipt of an invoice says so. */
export const sendCreditReceipt = async (
  tx: Tx,
  { payment_id, account_id, ...booked }: BookedCredit,
  now: Date,
) => {
  const { email, ...person } = await findPerson(tx, account_id)
  const wording = await loadMailWording(tx, 'mail_credit_receipt', dayInVienna(now))
  const content = creditReceiptMail(wording, { ...booked, ...person })
  await sendMail(tx, { key: `credit-receipt:${payment_id}`, to: toAccount(account_id, email), content }, now)
}

/** Sent when a refund is recorded as sent. */
export const sendRefundSent = async (
  tx: Tx,
  { payment_id, account_id, ...booked }: BookedCredit,
  now: Date,
) => {
  const { email, ...person } = await findPerson(tx, account_id)
  const wording = await loadMailWording(tx, 'mail_refund_sent', dayInVienna(now))
  const content = refundSentMail(wording, { ...booked, ...person })
  await sendMail(tx, { key: `refund-sent:${payment_id}`, to: toAccount(account_id, email), content }, now)
}
