import type { PdfDocument } from '../../lib/pdf/render-pdf.ts'
import { layOut, type Paper } from './texts/layout.ts'
import { paperWords } from './texts/paper-words.ts'

/** Renders an invoice as PDF. The output is deterministic. */
export const describeInvoice = (paper: Paper): PdfDocument => {
  const words = paperWords[paper.locale]
  const number = paper.invoice_number
  return {
    title: paper.first ? words.cancellationTitle(number) : words.title(number),
    subject: paper.subject,
    author: paper.issuer.name,
    language: paper.locale,
    created_at: paper.created_at,
    content: layOut(paper),
  }
}
