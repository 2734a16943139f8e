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

/** The name of a person, which leads to their page in the office. Not draggable: cards of plans are dragged by it. */
export const PersonLink = ({ id, name }: { id: number; name: string }) => (
  <Link to="/user/a/people/$id" params={{ id: String(id) }} draggable={false}>
    {name}
  </Link>
)
