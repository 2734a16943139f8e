import type { CorrectionKind } from '@academy/contract/ledger/act-schemas'
import type { Locale } from '@academy/contract/locale'
import { moneyText } from '@academy/contract/money'
import type { Tx } from '../../db/connection.ts'
import { dayText } from '../../lib/formats.ts'
import { greeting } from '../../lib/mail/greeting.ts'
import type { MailContent } from '../../lib/mail/mail-content.ts'
import { toAccount } from '../../lib/mail/recipient.ts'
import { sendMail } from '../../lib/mail/send-mail.ts'
import { attachmentOf } from '../invoices/attach.ts'
import type { IssuedInvoice } from '../invoices/queries.ts'
import type { Addressee } from './act-queries.ts'

interface MailTexts {
  labels: Record<'invoice' | 'subject' | 'amount' | 'due', string>
  newSubject(number: string): string
  newInvoice: string
  replacedSubject(number: string, first: string): string
  replaced(first: string): string
  /** What happens with money that was paid on the first invoice. */
  paid: string
  waivedSubject(number: string): string
  waived(number: string): string
  cancelledSubject(number: string): string
  cancelled(number: string): string
  forwarded(teacher: string): string
  toInvoices: string
}

const texts: Record<Locale, MailTexts> = {
  de: {
    labels: { invoice: 'Rechnung', subject: 'Wofür', amount: 'Betrag', due: 'Zahlbar bis' },
    newSubject: number => `Ihre Rechnung ${number}`,
    newInvoice: 'im Anhang finden Sie eine Rechnung.',
    replacedSubject: (number, first) => `Rechnung ${number} ersetzt Rechnung ${first}`,
    replaced: first =>
      `wir haben die Rechnung ${first} storniert und durch eine neue ersetzt. Beide Belege finden Sie im Anhang.`,
    paid: 'Was Sie auf die stornierte Rechnung schon bezahlt haben, zählt für die neue.',
    waivedSubject: number => `Rechnung ${number} ist erlassen`,
    waived: number =>
      `die Rechnung ${number} ist Ihnen erlassen: Sie brauchen dafür nichts zu bezahlen. Das Storno finden Sie im Anhang.`,
    cancelledSubject: number => `Rechnung ${number} ist storniert`,
    cancelled: number =>
      `wir haben die Rechnung ${number} storniert: Sie brauchen dafür nichts zu bezahlen. Das Storno finden Sie im Anhang.`,
    forwarded: teacher => `Wir haben Ihre Bewerbung an ${teacher} weitergeleitet.`,
    toInvoices: 'Zum persönlichen Bereich',
  },
  en: {
    labels: { invoice: 'Invoice', subject: 'For', amount: 'Amount', due: 'Payable by' },
    newSubject: number => `Your invoice ${number}`,
    newInvoice: 'please find an invoice attached.',
    replacedSubject: (number, first) => `Invoice ${number} replaces invoice ${first}`,
    replaced: first =>
      `we have cancelled invoice ${first} and replaced it by a new one. Both documents are attached.`,
    paid: 'Whatever you have already paid on the cancelled invoice counts towards the new one.',
    waivedSubject: number => `Invoice ${number} is waived`,
    waived: number =>
      `invoice ${number} is waived: you do not have to pay anything for it. The cancellation is attached.`,
    cancelledSubject: number => `Invoice ${number} is cancelled`,
    cancelled: number =>
      `we have cancelled invoice ${number}: you do not have to pay anything for it. The cancellation is attached.`,
    forwarded: teacher => `We have forwarded your application to ${teacher}.`,
    toInvoices: 'To my personal area',
  },
}

type Shown = Pick<IssuedInvoice, 'invoice_number' | 'subject' | 'total_cents' | 'due_date'>

const frame = (siteUrl: string, { locale, first_name }: Addressee, shown: Shown, isDue: boolean) => {
  const { labels, toInvoices } = texts[locale]
  const details: [string, string][] = [
    [labels.invoice, shown.invoice_number],
    [labels.subject, shown.subject],
    [labels.amount, moneyText(shown.total_cents, locale)],
    ...(isDue ? [[labels.due, dayText(shown.due_date, locale)] as [string, string]] : []),
  ]
  return {
    locale: locale,
    greeting: greeting[locale](first_name),
    details,
    action: { label: toInvoices, url: `${siteUrl}/user` },
  }
}

interface Written {
  siteUrl: string
  person: Addressee
  invoice: Shown & { id: number }
}

/** Sends an invoice that the office has written by hand. */
export const sendWritten = (tx: Tx, { siteUrl, person, invoice }: Written, now: Date): Promise<void> => {
  const { newSubject, newInvoice } = texts[person.locale]
  const content: MailContent = {
    ...frame(siteUrl, person, invoice, true),
    subject: newSubject(invoice.invoice_number),
    paragraphs: [newInvoice],
  }
  const to = toAccount(person.id, person.email)
  const attachments = [attachmentOf(invoice.id)]
  return sendMail(tx, { key: `invoice-written:${invoice.id}`, to, content, attachments }, now)
}

interface Replaced {
  siteUrl: string
  person: Addressee
  kind: CorrectionKind
  first: IssuedInvoice
  replacement: IssuedInvoice | undefined
  /** Whoever sees the application now. */
  teacher: string | undefined
  invoice_ids: number[]
}

const wordsOf = ({ kind, person, first, replacement }: Replaced) => {
  const words = texts[person.locale]
  const { invoice_number } = first
  if (replacement)
    return {
      subject: words.replacedSubject(replacement.invoice_number, invoice_number),
      paragraphs: [words.replaced(invoice_number), words.paid],
    }
  return kind === 'waived'
    ? { subject: words.waivedSubject(invoice_number), paragraphs: [words.waived(invoice_number)] }
    : { subject: words.cancelledSubject(invoice_number), paragraphs: [words.cancelled(invoice_number)] }
}

/** Sends the cancellation and, if there is one, the invoice that replaces the first one. */
export const sendReplaced = (tx: Tx, replaced: Replaced, now: Date): Promise<void> => {
  const { siteUrl, person, first, replacement, teacher, invoice_ids } = replaced
  const { subject, paragraphs } = wordsOf(replaced)
  const { forwarded } = texts[person.locale]
  const content: MailContent = {
    ...frame(siteUrl, person, replacement ?? first, replacement !== undefined),
    subject,
    paragraphs: [...paragraphs, ...(teacher ? [forwarded(teacher)] : [])],
  }
  const to = toAccount(person.id, person.email)
  const attachments = invoice_ids.map(attachmentOf)
  return sendMail(tx, { key: `invoice-replaced:${first.id}`, to, content, attachments }, now)
}
