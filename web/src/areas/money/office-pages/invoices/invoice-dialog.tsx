import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useRefresh } from '../../../../base/use-data.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { InvoiceLink } from '../../../../ui/person-link.tsx'
import { MailBadge } from '../../../messages/mails/mail-badge.tsx'
import { VersionLinks } from '../../../site/documents/document-links.tsx'
import { InvoiceSummary } from '../../invoices/invoice-summary.tsx'
import { invoiceListTexts } from '../../invoices/list-texts.ts'
import { InvoiceActs } from '../../ledger/invoice-acts.tsx'
import { InvoiceReminders } from '../../payment-reminders/invoice-reminders.tsx'
import { LoadedPayments } from '../../payments/payments.tsx'

interface InvoiceContentProps {
  call: Call
  invoiceId: number
  today: string
  onChanged: () => void
}

/** An invoice with its payments, in a dialog or on its own page. */
export const InvoiceContent = ({ invoiceId, ...money }: InvoiceContentProps) => {
  const refresh = useRefresh()
  const changed = () => {
    // What can be paid depends on it.
    void refresh()
    money.onChanged()
  }
  return (
    <>
      <LoadedPayments
        {...money}
        key={invoiceId}
        invoiceId={invoiceId}
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
      <InvoiceActs {...money} key={`acts of ${invoiceId}`} invoiceId={invoiceId} onChanged={changed} />
    </>
  )
}

interface InvoiceDialogProps {
  call: Call
  /** The invoice to show; closed if undefined. */
  invoice: { id: number; invoice_number: string } | undefined
  isOpen?: boolean
  today: string
  onClose: () => void
  onChanged: () => void
}

/** An invoice with its payments, shown over the list. */
export const InvoiceDialog = ({
  invoice,
  isOpen = invoice !== undefined,
  onClose,
  ...money
}: InvoiceDialogProps) => {
  const texts = useTexts(invoiceListTexts)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.number(invoice?.invoice_number ?? '')}>
      {invoice && (
        <>
          <InvoiceContent {...money} invoiceId={invoice.id} />
          <p>
            <InvoiceLink id={invoice.id}>{texts.ownPage}</InvoiceLink>
          </p>
        </>
      )}
    </Dialog>
  )
}
