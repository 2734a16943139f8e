import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { DownloadLink } from '../../invoices/download-link.tsx'
import { InvoiceBadge } from '../../invoices/invoice-badge.tsx'

/** The state of an invoice on the account, and its PDF. */
export const InvoiceDocument = ({ invoice }: { invoice: Invoice }) => (
  <>
    <InvoiceBadge invoice={invoice} />
    <DownloadLink invoice={invoice} label="PDF" />
  </>
)
