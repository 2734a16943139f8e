import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import { invoiceTexts } from './texts/invoice-texts.ts'
import { layOut } from './texts/layout.ts'
import type { InvoicePdf } from './texts/pdf-data.ts'

/** Renders an invoice as PDF. The output is deterministic. */
export const describeInvoice = (pdf: InvoicePdf): PdfDocument => {
  const words = invoiceTexts[pdf.locale]
  const number = pdf.invoice_number
  return {
    title: pdf.first ? words.cancellationTitle(number) : words.title(number),
    subject: pdf.subject,
    author: pdf.issuer.name,
    language: pdf.locale,
    created_at: pdf.created_at,
    content: layOut(pdf),
  }
}
