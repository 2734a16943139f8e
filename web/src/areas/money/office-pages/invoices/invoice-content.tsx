import type { Call } from '../../../../base/api.ts'
import { useRefresh } from '../../../../base/use-data.ts'
import { VersionLinks } from '../../../../ui/version-link.tsx'
import { MailBadge } from '../../../messages/mails/mail-badge.tsx'
import { InvoiceSummary } from '../../invoices/invoice-summary.tsx'
import { InvoiceActs } from '../../ledger/invoice-acts.tsx'
import { InvoiceReminders } from '../../payment-reminders/invoice-reminders.tsx'
import { LoadedPayments } from '../../payments/loaded-payments.tsx'

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
