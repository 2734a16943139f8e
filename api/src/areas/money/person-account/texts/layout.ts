import type { Locale } from '@academy/contract/base/locale'
import { centsOf, moneyText } from '@academy/contract/base/money'
import type {
  PersonAccount,
  PersonAccountEntry,
  PersonAccountPayment,
} from '@academy/contract/money/person-account/schemas'
import type { Content } from 'pdfmake'
import { dayText } from '../../../../base/formats.ts'
import { colours, tableLayout } from '../../../../base/pdf/page-style.ts'
import { breakWords } from '../../../../base/pdf/typeset.ts'
import type { InvoiceRecipient } from '../../invoices/queries.ts'
import { personAccountTexts } from './account-pdf-texts.ts'

export interface PersonAccountPaper {
  account: PersonAccount
  /** As on invoices. */
  recipient: InvoiceRecipient
  association: { name: string }
  locale: Locale
  today: string
}

const money = (euros: number, locale: Locale) => moneyText(centsOf(euros), locale)

const paymentLines = (payment: PersonAccountPayment, locale: Locale): string[] => {
  const texts = personAccountTexts[locale]
  const { payer_name, note, entered_on, undo_reason, credit } = payment
  return [
    undo_reason === null ? '' : texts.undone(undo_reason),
    payer_name && texts.paidBy(payer_name),
    entered_on ? texts.enteredOn(entered_on) : '',
    ...payment.parts.map(({ amount, invoice_number, full_name }) =>
      full_name === null
        ? texts.part(money(amount, locale), invoice_number)
        : texts.partOf(money(amount, locale), invoice_number, full_name),
    ),
    credit > 0 ? texts.credit(money(credit, locale)) : '',
    note,
  ].filter(line => line !== '')
}

const describe = (
  { invoice, payment }: PersonAccountEntry,
  locale: Locale,
): { what: string; lines: string[] } => {
  const texts = personAccountTexts[locale]
  if (invoice) {
    const name = invoice.state === 'cancellation' ? texts.cancellation : texts.invoice
    return { what: name(invoice.invoice_number), lines: [invoice.subject] }
  }
  if (!payment) return { what: '', lines: [] }
  const isOut = payment.amount < 0
  if (payment.is_reversal) {
    const lines = [payment.undo_reason ?? '', payment.entered_on ? texts.enteredOn(payment.entered_on) : '']
    return {
      what: isOut ? texts.refundReversal : texts.paymentReversal,
      lines: lines.filter(line => line !== ''),
    }
  }
  return { what: isOut ? texts.refund : texts.payment, lines: paymentLines(payment, locale) }
}

const head = (text: string, alignment: 'left' | 'right' = 'left'): Content => ({
  text,
  bold: true,
  color: colours.accent,
  alignment,
})

const rowOf = (entry: PersonAccountEntry, locale: Locale): Content[] => {
  const { what, lines } = describe(entry, locale)
  return [
    { text: dayText(entry.date, locale) },
    {
      stack: [
        { text: what, bold: true },
        ...lines.map((line): Content => ({ text: breakWords(line), style: 'small' })),
      ],
    },
    { text: money(entry.amount, locale), alignment: 'right' },
    { text: money(entry.balance, locale), alignment: 'right' },
  ]
}

/** As on the page: what is to pay and the credit, each by itself. */
const resultsOf = ({ outstanding, credit }: PersonAccount, locale: Locale): string[] => {
  const { owed, yourCredit, settled } = personAccountTexts[locale]
  const results = [
    ...(outstanding > 0 ? [`${owed}: ${money(outstanding, locale)}`] : []),
    ...(credit > 0 ? [`${yourCredit}: ${money(credit, locale)}`] : []),
  ]
  return results.length > 0 ? results : [settled]
}

const addressLines = ({ name, latin_name, street, zip, city, country }: InvoiceRecipient): string[] =>
  [name, latin_name, street, [zip, city].filter(Boolean).join(' '), country].flatMap(line => line || [])

/** Lays out the statement of an account. */
export const personAccountContent = ({
  account,
  recipient,
  association,
  locale,
  today,
}: PersonAccountPaper): Content => {
  const { columns, ...texts } = personAccountTexts[locale]
  return [
    { text: texts.title, style: 'title' },
    {
      stack: addressLines(recipient).map((line): Content => ({ text: breakWords(line) })),
      margin: [0, 6, 0, 8],
    },
    {
      text: `${association.name} · ${texts.asOf(dayText(today, locale))}`,
      style: 'small',
      margin: [0, 0, 0, 12],
    },
    account.entries.length === 0
      ? { text: texts.nothing, margin: [0, 14, 0, 0] }
      : {
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: [90, '*', 75, 75],
            body: [
              [
                head(columns.date),
                head(columns.what),
                head(columns.amount, 'right'),
                head(columns.balance, 'right'),
              ],
              ...account.entries.map(entry => rowOf(entry, locale)),
            ],
          },
          layout: tableLayout('ruled'),
        },
    {
      stack: resultsOf(account, locale).map((text): Content => ({ text, bold: true, alignment: 'right' })),
      margin: [0, 14, 0, 0],
    },
  ]
}
