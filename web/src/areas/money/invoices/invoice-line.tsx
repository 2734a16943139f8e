import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { invoiceTexts } from './texts.ts'
import './invoice-line.css'

const tones = {
  open: 'warm',
  partial: 'warm',
  paid: 'quiet',
  cancelled: 'quiet',
  cancellation: 'quiet',
} as const

/** The state of an invoice. Overdue takes precedence over partly paid. */
export const InvoiceBadge = ({ invoice }: { invoice: Pick<Invoice, 'state' | 'overdue'> }) => {
  const texts = useTexts(invoiceTexts)
  if (invoice.overdue) return <Badge tone="danger">{texts.overdue}</Badge>
  return <Badge tone={tones[invoice.state]}>{texts.states[invoice.state]}</Badge>
}

const lineTexts = defineTexts({
  en: { showInvoice: (number: string) => `Show invoice ${number}` },
  de: { showInvoice: number => `Rechnung ${number} zeigen` },
})

/** Opens the invoice, and shows its state. */
export const InvoiceLine = ({ invoice, onShow }: { invoice: Invoice; onShow: () => void }) => {
  const { showInvoice } = useTexts(lineTexts)
  return (
    <>
      <TextButton className="invoice-line" aria-label={showInvoice(invoice.invoice_number)} onClick={onShow}>
        {invoice.invoice_number}
      </TextButton>
      <InvoiceBadge invoice={invoice} />
    </>
  )
}
