import type { Invoice } from '@academy/contract/invoices/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { invoiceTexts } from './texts.ts'

const tones = {
  open: 'warm',
  partial: 'warm',
  paid: 'quiet',
  cancelled: 'quiet',
  cancellation: 'quiet',
} as const

/** How an invoice stands. That it is late matters more than what was paid of it. */
export const InvoiceBadge = ({ invoice }: { invoice: Pick<Invoice, 'state' | 'overdue'> }) => {
  const texts = useTexts(invoiceTexts)
  if (invoice.overdue) return <Badge tone="danger">{texts.overdue}</Badge>
  return <Badge tone={tones[invoice.state]}>{texts.states[invoice.state]}</Badge>
}
