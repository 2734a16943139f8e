import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ModalDialog } from '../../../../ui/dialog/modal-dialog.tsx'
import { InvoiceLink } from '../../../../ui/invoice-link.tsx'
import { invoiceTexts } from '../../invoices/texts.ts'
import { InvoiceContent } from './invoice-content.tsx'

interface InvoiceDialogProps {
  call: Call
  /** The invoice to show; closed if undefined. */
  invoice: { id: number; invoice_number: string } | undefined
  today: string
  onClose: () => void
  onChanged: () => void
}

/** An invoice with its payments, shown over the list. */
export const InvoiceDialog = ({ invoice, onClose, ...money }: InvoiceDialogProps) => {
  const texts = useTexts(invoiceTexts)
  return (
    <ModalDialog
      isOpen={invoice !== undefined}
      onClose={onClose}
      title={texts.number(invoice?.invoice_number ?? '')}
    >
      {invoice && (
        <>
          <InvoiceContent {...money} invoiceId={invoice.id} />
          <p>
            <InvoiceLink id={invoice.id}>{texts.ownPage}</InvoiceLink>
          </p>
        </>
      )}
    </ModalDialog>
  )
}
