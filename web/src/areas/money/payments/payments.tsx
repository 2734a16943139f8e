import './payments.css'
import type { InvoiceWithPayments } from '@academy/contract/money/payments/schemas'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import type { PaymentAction } from './payment-action-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentList } from './payment-list.tsx'
import { paymentTexts } from './texts.ts'

export interface PaymentsProps {
  call: Call
  /** As last loaded. */
  invoice: InvoiceWithPayments
  today: string
  /** Renders the current facts of an invoice. */
  summaryOf: (invoice: InvoiceWithPayments) => ReactNode
  /** A payment was recorded or undone, so lists have to be updated. */
  onChanged: () => void
}

/** An invoice with its payments, as in the server's latest response. */
export const Payments = ({ call, invoice: loaded, today, summaryOf, onChanged }: PaymentsProps) => {
  const texts = useTexts(paymentTexts)
  const locale = useLocale()
  const [invoice, setInvoice] = useState(loaded)
  const [seen, setSeen] = useState(loaded)
  // Loaded again, after something else than a payment has changed it.
  if (loaded !== seen) {
    setSeen(loaded)
    setInvoice(loaded)
  }
  // Shown here, beside the form it belongs to.
  const [text, setText] = useState<string>()
  const list = useRef<HTMLHeadingElement>(null)
  const take = (next: InvoiceWithPayments) => {
    setInvoice(next)
    onChanged()
    // The focused form is gone or replaced.
    list.current?.focus()
  }
  const confirmationOf = (next: InvoiceWithPayments) => {
    if (next.refund_due < invoice.refund_due) return texts.refunded
    if (next.outstanding_amount === 0) return texts.settled(next.email)
    return texts.partly(formatAmount(next.outstanding_amount, locale), next.email)
  }
  const recorded = (next: InvoiceWithPayments) => {
    setText(confirmationOf(next))
    take(next)
  }
  const showActionDone = (next: InvoiceWithPayments, action: PaymentAction) => {
    setText(action === 'undo' ? texts.undoneNow : texts.releasedNow)
    take(next)
  }
  const direction = invoice.outstanding_amount > 0 ? 'in' : invoice.refund_due > 0 ? 'out' : undefined
  return (
    <div className="payment-dialog">
      {summaryOf(invoice)}
      <FormMessage message={text === undefined ? undefined : { tone: 'success', text }} />
      {direction && (
        // A new form after each payment, because the open amount has changed.
        <PaymentForm
          key={`${direction} ${invoice.payments.length} ${invoice.outstanding_amount} ${invoice.refund_due}`}
          call={call}
          invoice={invoice}
          direction={direction}
          today={today}
          onRecorded={recorded}
        />
      )}
      <PaymentList ref={list} call={call} invoice={invoice} onActionDone={showActionDone} />
      {invoice.state === 'paid' && <p className="payment-note">{texts.settledHint}</p>}
    </div>
  )
}
