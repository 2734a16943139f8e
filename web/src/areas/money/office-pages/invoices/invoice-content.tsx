import { InvoiceSummary } from '../../../features/invoices/invoice-summary.tsx'
import { InvoiceActs } from '../../../features/ledger/invoice-acts.tsx'
import { MailBadge } from '../../../features/mails/mail-badge.tsx'
import { InvoiceReminders } from '../../../features/payment-reminders/invoice-reminders.tsx'
import { LoadedPayments } from '../../../features/payments/loaded-payments.tsx'
import type { Call } from '../../../lib/api.ts'
import { useRefresh } from '../../../lib/use-data.ts'
import { VersionLinks } from '../../../ui/version-link.tsx'

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
