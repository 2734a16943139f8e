import './invoice-line.css'
import '../../../ui/text-button.css'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { userTexts } from '../../../base/pages/texts.ts'
import { InvoiceBadge } from './invoice-badge.tsx'

/** Opens the invoice, and shows its state. */
export const InvoiceLine = ({ invoice, onShow }: { invoice: Invoice; onShow: () => void }) => {
  const { showInvoice } = useTexts(userTexts)
  return (
    <>
      <button
        type="button"
        className="text-button invoice-line"
        aria-label={showInvoice(invoice.invoice_number)}
        onClick={onShow}
      >
        {invoice.invoice_number}
      </button>
      <InvoiceBadge invoice={invoice} />
    </>
  )
}
