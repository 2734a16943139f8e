import { moneyText } from '@academy/contract/base/money'
import type { Content } from 'pdfmake'
import { dayText } from '../../../../base/formats.ts'
import { invoiceTexts } from './invoice-texts.ts'
import type { CancelledInvoice, InvoicePdf } from './pdf-data.ts'

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
