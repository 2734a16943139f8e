import type { Invoice } from '@academy/contract/invoices/schemas'
import { DownloadLink } from '../../../features/invoices/download-link.tsx'
import { InvoiceBadge } from '../../../features/invoices/invoice-badge.tsx'

/** The state of an invoice on the account, and its PDF. */
export const InvoiceDocument = ({ invoice }: { invoice: Invoice }) => (
  <>
    <InvoiceBadge invoice={invoice} />
    <DownloadLink invoice={invoice} label="PDF" />
  </>
)
