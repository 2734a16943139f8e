import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { PayLink } from '../../../ui/pay-link.tsx'
import { invoiceTexts } from './texts.ts'
import './invoices.css'

interface DownloadLinkProps {
  invoice: Pick<Invoice, 'invoice_number' | 'aws_temp_url'>
  /** Used beside other downloads. */
  label?: string
}

/** The PDF, through a signed link that expires. */
export const DownloadLink = ({ invoice, label }: DownloadLinkProps) => {
  const texts = useTexts(invoiceTexts)
  return (
    <ButtonAnchor
      look="text"
      href={invoice.aws_temp_url}
      download
      aria-label={texts.downloadOne(invoice.invoice_number)}
    >
      {label ?? texts.download}
    </ButtonAnchor>
  )
}

interface InvoiceActionsProps {
  invoice: Pick<Invoice, 'id' | 'invoice_number' | 'outstanding_amount' | 'aws_temp_url'>
  /** The label of the PDF, beside other downloads. */
  label?: string
}

/** What the user does with an own invoice: pay it while something is open, and download it. */
export const InvoiceActions = ({ invoice, ...download }: InvoiceActionsProps) => (
  <div className="invoice-actions">
    <PayLink invoice={invoice} />
    <DownloadLink invoice={invoice} {...download} />
  </div>
)
