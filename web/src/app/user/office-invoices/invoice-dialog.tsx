import { InvoiceSummary } from '../../../features/invoices/invoice-summary.tsx'
import { invoiceTexts } from '../../../features/invoices/texts.ts'
import { MailBadge } from '../../../features/mails/mail-badge.tsx'
import { InvoiceReminders } from '../../../features/payment-reminders/invoice-reminders.tsx'
import { LoadedPayments } from '../../../features/payments/loaded-payments.tsx'
import type { Call } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { VersionLinks } from '../../../ui/version-link.tsx'

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
        <LoadedPayments
          {...money}
          key={invoice.id}
          invoiceId={invoice.id}
          summaryOf={shown => (
            <>
              <InvoiceSummary invoice={shown} />
              <VersionLinks call={money.call} documents={shown.documents} />
              {shown.cancels === null && (
                <InvoiceReminders
                  call={money.call}
                  invoice={shown}
                  stateOf={state => <MailBadge state={state} />}
                />
              )}
            </>
          )}
        />
      )}
    </ModalDialog>
  )
}
