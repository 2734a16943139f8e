import { moneyText } from '@academy/contract/money'
import type { Content } from 'pdfmake'
import { dayText } from '../../../lib/formats.ts'
import { breakWords } from '../../../lib/pdf/break-words.ts'
import { colours, tableLayout } from '../../../lib/pdf/page-style.ts'
import type { IssuedInvoice } from '../queries.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { paymentCode } from './payment-code.ts'

const codeSize = 104

/** Groups IBANs and references in fours, as people read and type them. */
const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1\u00a0')

/** Lays out how to pay: due date, account, reference and QR code. */
export const setPayment = (invoice: IssuedInvoice): Content => {
  const { issuer, locale, reference, total_cents, due_date } = invoice
  const { labels, pleasePay, pleasePayLater, codeCaption } = invoiceTexts[locale]
  const ask = issuer.iban ? pleasePay : pleasePayLater
  const rows = [
    [labels.holder, issuer.iban && (issuer.account_holder || issuer.name)],
    [labels.iban, inFours(issuer.iban)],
    [labels.bic, issuer.bic],
    [labels.reference, inFours(reference)],
  ].filter(([, value]) => value) as [string, string][]
  const code = paymentCode(invoice)
  const texts: Content = {
    stack: [
      { text: labels.payment, style: 'heading', margin: [0, 0, 0, 4] },
      { text: ask(moneyText(total_cents, locale), dayText(due_date, locale)), margin: [0, 0, 0, 8] },
      {
        table: {
          widths: [88, '*'],
          body: rows.map(([label, value]) => [
            { text: label, color: colours.muted },
            { text: breakWords(value) },
          ]),
        },
        layout: tableLayout('compact'),
      },
    ],
  }
  if (!code) return { stack: [texts], margin: [0, 14, 0, 0] }
  return {
    columns: [
      texts,
      {
        width: codeSize,
        stack: [
          { qr: code, fit: codeSize, eccLevel: 'M', foreground: colours.ink, alignment: 'right' },
          {
            text: codeCaption,
            fontSize: 7.5,
            color: colours.muted,
            alignment: 'right',
            margin: [0, 5, 0, 0],
          },
        ],
      },
    ],
    columnGap: 26,
    margin: [0, 14, 0, 0],
  }
}
