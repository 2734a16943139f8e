import { bankAddressIn, inFours } from '@academy/contract/base/iban'
import { moneyText } from '@academy/contract/base/money'
import type { Content } from 'pdfmake'
import { dayText } from '../../../../base/formats.ts'
import { colours, tableLayout } from '../../../../base/pdf/page-style.ts'
import { breakWords } from '../../../../base/pdf/typeset.ts'
import type { IssuedInvoice } from '../queries.ts'
import { isInSepa } from '../rules.ts'
import { type CancelledInvoice, type InvoicePdf, invoiceTexts } from './invoice-texts.ts'

/**
 * Returns the content of the payment QR code (EPC069-12, version 002), from which banking apps fill in the
 * transfer. Returns undefined without an account or an amount to pay.
 */
export const paymentCode = ({
  issuer,
  total_cents,
  reference,
}: Pick<IssuedInvoice, 'issuer' | 'total_cents' | 'reference'>): string | undefined => {
  if (!issuer.iban || total_cents <= 0) return undefined
  const cents = String(total_cents).padStart(3, '0')
  return [
    'BCD',
    '002',
    // UTF-8
    '1',
    'SCT',
    issuer.bic,
    issuer.account_holder || issuer.name,
    issuer.iban,
    `EUR${cents.slice(0, -2)}.${cents.slice(-2)}`,
    '',
    reference,
  ].join('\n')
}

const moneyBack = ({ state, locale }: InvoicePdf): string => {
  const texts = invoiceTexts[locale]
  if (!state) return texts.sendsBack
  const { paid_cents, moved_cents, moved_to } = state
  if (paid_cents === 0) return texts.nothingPaid
  const money = (cents: number) => moneyText(cents, locale)
  return texts.goesBack({
    paid: money(paid_cents),
    ...(moved_to && { moved: { amount: money(moved_cents), to: moved_to } }),
    ...(paid_cents > moved_cents && { credit: money(paid_cents - moved_cents) }),
  })
}

/** Says what a cancellation cancels, and what goes back. */
export const setCancelled = (
  pdf: InvoicePdf,
  { invoice_number, invoice_date }: CancelledInvoice,
): Content => {
  const { takesBack, stateOf } = invoiceTexts[pdf.locale]
  const says = `${takesBack(invoice_number, dayText(invoice_date, pdf.locale))} ${moneyBack(pdf)}`
  return {
    stack: [
      { text: says },
      {
        text: stateOf(dayText(pdf.invoice_date, pdf.locale)),
        style: 'small',
        margin: [0, 8, 0, 0],
      },
    ],
    margin: [0, 26, 0, 0],
  }
}

const codeSize = 104
const NO_BREAK_SPACE = '\u00a0'

/** What was still to be paid on the day of issue. */
export const openCents = ({ total_cents, state }: Pick<InvoicePdf, 'total_cents' | 'state'>): number =>
  total_cents - (state?.paid_cents ?? 0)

const setState = ({ locale, invoice_date }: InvoicePdf): Content => ({
  text: invoiceTexts[locale].stateOf(dayText(invoice_date, locale)),
  style: 'small',
  margin: [0, 8, 0, 0],
})

const countedText = ({ locale, state }: InvoicePdf): string =>
  state ? invoiceTexts[locale].counted(moneyText(state.paid_cents, locale), state.moved_from) : ''

const setPaid = (invoice: InvoicePdf): Content => {
  const { labels, nothingToPay } = invoiceTexts[invoice.locale]
  return {
    stack: [
      { text: labels.paid, style: 'heading', margin: [0, 0, 0, 4] },
      { text: `${countedText(invoice)} ${nothingToPay}` },
      setState(invoice),
    ],
    margin: [0, 14, 0, 0],
  }
}

/** Name and address of the bank, which a transfer from outside SEPA needs. */
const bankOf = ({ issuer, recipient, locale }: InvoicePdf): string => {
  const { country_code } = recipient
  if (!issuer.iban || !country_code || isInSepa(country_code)) return ''
  const address = bankAddressIn(issuer.bank_address ?? '', issuer.iban, locale)
  return [issuer.bank_name, address].filter(Boolean).join(', ')
}

/** Lays out how to pay: due date, account, reference and QR code; or that nothing is left to pay. */
export const setPayment = (invoice: InvoicePdf): Content => {
  const { issuer, locale, reference, due_date } = invoice
  const open_cents = openCents(invoice)
  if (open_cents <= 0) return setPaid(invoice)
  const { labels, pleasePay, pleasePayLater, codeCaption } = invoiceTexts[locale]
  const ask = (issuer.iban ? pleasePay : pleasePayLater)(
    moneyText(open_cents, locale),
    dayText(due_date, locale),
  )
  const rows = [
    [labels.holder, issuer.iban && (issuer.account_holder || issuer.name)],
    [labels.iban, inFours(issuer.iban, NO_BREAK_SPACE)],
    [labels.bic, issuer.bic],
    [labels.bank, bankOf(invoice)],
    [labels.reference, inFours(reference, NO_BREAK_SPACE)],
  ].filter(([, value]) => value) as [string, string][]
  const code = paymentCode({ ...invoice, total_cents: open_cents })
  const texts: Content = {
    stack: [
      { text: labels.payment, style: 'heading', margin: [0, 0, 0, 4] },
      { text: `${countedText(invoice)} ${ask}`.trim(), margin: [0, 0, 0, 8] },
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
      setState(invoice),
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
