import type { PdfDocument } from '../../lib/pdf/render-pdf.ts'
import { invoiceTexts } from './texts/invoice-texts.ts'
import { type InvoicePdf, layOut } from './texts/layout.ts'

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
