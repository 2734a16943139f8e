import type { Locale } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import type { CorrectionKind } from '@academy/contract/money/ledger/act-schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { dayText } from '../../../base/formats.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import { type MailKey, sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { loadMailWording, loadMailWordings, type MailWording, type MailWordings } from '../../site/index.ts'
import { attachmentOf } from './invoice-pdf.ts'
import type { Addressee, IssuedInvoice } from './queries.ts'

/** What the program adds to the wording of the office. */
interface MailTexts {
  labels: Record<'invoice' | 'subject' | 'amount' | 'due', string>
  /** What happens with money that was paid on the first invoice. */
  paid: string
  settled: string
  credit(amount: string): string
  forwarded(teacher: string): string
  toInvoices: string
}

const texts: Record<Locale, MailTexts> = {
  de: {
    labels: { invoice: 'Rechnung', subject: 'Wofür', amount: 'Betrag', due: 'Zahlbar bis' },
    settled: 'Die neue Rechnung ist damit schon bezahlt. Sie brauchen nichts zu überweisen.',
    credit: amount =>
      `${amount} davon sind jetzt Ihr Guthaben. Auf Ihrer Kontoseite können Sie um die Rückzahlung bitten oder es für eine Rechnung verwenden.`,
    paid: 'Was Sie auf die stornierte Rechnung schon bezahlt haben, zählt für die neue.',
    forwarded: teacher => `Wir haben Ihre Bewerbung an ${teacher} weitergeleitet.`,
    toInvoices: 'Zum persönlichen Bereich',
  },
  en: {
    labels: { invoice: 'Invoice', subject: 'For', amount: 'Amount', due: 'Payable by' },
    settled: 'This means that the new invoice is already paid; there is nothing to transfer.',
    credit: amount =>
      `${amount} of this is now credit on your account. On your account page you can ask for a refund, or use the credit for an invoice.`,
    paid: 'Anything you have already paid on the cancelled invoice counts towards the new one.',
    forwarded: teacher => `We have forwarded your application to ${teacher}.`,
    toInvoices: 'To my personal area',
  },
}

type ShownInvoice = Pick<IssuedInvoice, 'invoice_number' | 'subject' | 'total_cents' | 'due_date'>

type Reader = Pick<Addressee, 'locale' | 'first_name'>

const frame = (siteUrl: string, { locale, first_name }: Reader, shown: ShownInvoice, isDue: boolean) => {
  const { labels, toInvoices } = texts[locale]
  const amount = moneyText(shown.total_cents, locale)
  const due_date = dayText(shown.due_date, locale)
  const details: [string, string][] = [
    [labels.invoice, shown.invoice_number],
    [labels.subject, shown.subject],
    [labels.amount, amount],
    ...(isDue ? [[labels.due, due_date] as [string, string]] : []),
  ]
  return {
    own: { invoice: shown.invoice_number, amount, due_date },
    content: {
      locale,
      greeting: greeting[locale](first_name),
      details,
      action: { label: toInvoices, url: `${siteUrl}/user` },
    },
  }
}

interface WrittenMail {
  siteUrl: string
  person: Reader
  invoice: ShownInvoice
}

export const writtenMail = (
  wording: MailWording<'mail_invoice_written'>,
  { siteUrl, person, invoice }: WrittenMail,
): MailContent => {
  const { own, content } = frame(siteUrl, person, invoice, true)
  return { ...content, ...wording(person.locale, own) }
}

interface WrittenInvoice {
  siteUrl: string
  person: Addressee
  invoice: ShownInvoice & { id: number }
  /** Names the mail, so that it is sent once. */
  key?: MailKey
}

/** Sends an invoice that the office has written by hand. */
export const sendWritten = async (tx: Tx, written: WrittenInvoice, now: Date): Promise<void> => {
  const { person, invoice, key = `invoice-written:${invoice.id}` } = written
  const wording = await loadMailWording(tx, 'mail_invoice_written', dayInVienna(now))
  const content = writtenMail(wording, written)
  const to = toAccount(person.id, person.email)
  const attachments = [attachmentOf(invoice.id)]
  return sendMail(tx, { key, to, content, attachments }, now)
}

interface ReplacedMail {
  siteUrl: string
  person: Reader
  kind: CorrectionKind
  first: ShownInvoice
  replacement: ShownInvoice | undefined
  /** The people who see the application now. */
  teacher: string | undefined
  /** What had been paid on the first invoice, what is open on the new one, and what became credit. */
  money: { paid_cents: number; open_cents: number; credit_cents: number }
}

const replacedPages = ['mail_invoice_replaced', 'mail_invoice_waived', 'mail_invoice_cancelled'] as const

export const replacedMail = (
  wordings: MailWordings<(typeof replacedPages)[number]>,
  { siteUrl, person, kind, first, replacement, teacher, money }: ReplacedMail,
): MailContent => {
  const { locale } = person
  const { paid, settled, credit, forwarded } = texts[locale]
  const { paid_cents, open_cents, credit_cents } = money
  const isDue = replacement !== undefined && open_cents > 0
  const { own, content } = frame(siteUrl, person, replacement ?? first, isDue)
  const added = [
    ...(replacement && paid_cents > 0 ? [paid] : []),
    ...(replacement && open_cents === 0 ? [settled] : []),
    ...(credit_cents > 0 ? [credit(moneyText(credit_cents, locale))] : []),
    ...(teacher ? [forwarded(teacher)] : []),
  ]
  if (replacement) {
    const both = { ...own, old_invoice: first.invoice_number }
    return { ...content, ...wordings.mail_invoice_replaced(locale, both, added) }
  }
  const wording = kind === 'waived' ? wordings.mail_invoice_waived : wordings.mail_invoice_cancelled
  return { ...content, ...wording(locale, own, added) }
}

interface ReplacedInvoiceMail extends ReplacedMail {
  person: Addressee
  first: IssuedInvoice
  invoice_ids: number[]
}

/** Sends the cancellation and, if there is one, the invoice that replaces the first one. */
export const sendReplaced = async (tx: Tx, replaced: ReplacedInvoiceMail, now: Date): Promise<void> => {
  const { person, first, invoice_ids } = replaced
  const wordings = await loadMailWordings(tx, replacedPages, dayInVienna(now))
  const content = replacedMail(wordings, replaced)
  const to = toAccount(person.id, person.email)
  const attachments = invoice_ids.map(attachmentOf)
  return sendMail(tx, { key: `invoice-replaced:${first.id}`, to, content, attachments }, now)
}
