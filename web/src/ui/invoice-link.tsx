import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface InvoiceLinkProps {
  id: number
  children: ReactNode
}

/** Leads to the page of an invoice in the office. */
export const InvoiceLink = ({ id, children }: InvoiceLinkProps) => (
  <Link to="/user/a/invoices/$invoiceId" params={{ invoiceId: String(id) }}>
    {children}
  </Link>
)
