import './invoices.css'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { PayLink } from '../../../ui/pay-link.tsx'
import { DownloadLink } from './download-link.tsx'

interface InvoiceActionsProps {
  invoice: Pick<Invoice, 'id' | 'invoice_number' | 'outstanding_amount' | 'aws_temp_url'>
  /** The label of the PDF, beside other downloads. */
  label?: string
  /** In a table of many. */
  isQuiet?: boolean
}

/** What the user does with an own invoice: pay it while something is open, and download it. */
export const InvoiceActions = ({ invoice, isQuiet = false, ...download }: InvoiceActionsProps) => (
  <div className="invoice-actions">
    <PayLink invoice={invoice} isQuiet={isQuiet} />
    <DownloadLink invoice={invoice} {...download} />
  </div>
)
