import { useState } from 'react'
import { InvoiceSummary } from '../../../features/invoices/invoice-summary.tsx'
import { InvoiceActs } from '../../../features/ledger/invoice-acts.tsx'
import { MailBadge } from '../../../features/mails/mail-badge.tsx'
import { InvoiceReminders } from '../../../features/payment-reminders/invoice-reminders.tsx'
import { LoadedPayments } from '../../../features/payments/loaded-payments.tsx'
import type { Call } from '../../../lib/api.ts'
import { VersionLinks } from '../../../ui/version-link.tsx'

interface InvoiceContentProps {
  call: Call
  invoiceId: number
  today: string
  onChanged: () => void
}

/** An invoice with its payments, in a dialog or on its own page. */
export const InvoiceContent = ({ invoiceId, ...money }: InvoiceContentProps) => {
  // Begins again after a change: what can be paid depends on it.
  const [changes, setChanges] = useState(0)
  const changed = () => {
    setChanges(count => count + 1)
    money.onChanged()
  }
  return (
    <>
      <LoadedPayments
        {...money}
        key={`${invoiceId} ${changes}`}
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
      <InvoiceActs key={invoiceId} {...money} invoiceId={invoiceId} onChanged={changed} />
    </>
  )
}
