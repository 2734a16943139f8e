import { type InvoiceWithPayments, PaymentInput } from '@academy/contract/money/payments/schemas'
import { type ReactNode, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Call } from '../../../base/api.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { useRequestKey } from '../../../base/use-request-key.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { MoneyAndDay } from '../../../ui/money-input/money-and-day.tsx'
import { SkeletonList } from '../../../ui/skeleton-list.tsx'
import { invoiceQuery, recordPayment } from './api.ts'
import { type PaymentAction, PaymentList } from './payment-list.tsx'
import { paymentTexts } from './texts.ts'
import './payments.css'

interface PaymentFormProps {
  call: Call
  invoice: InvoiceWithPayments
  /** A payment of the open amount (`in`), or a refund after a cancellation (`out`). */
  direction: 'in' | 'out'
  today: string
  /** Called with the server's current state. */
  onRecorded: (invoice: InvoiceWithPayments) => void
}

/** Records a payment; defaults to the open amount and today. */
const PaymentForm = ({ call, invoice, direction, today, onRecorded }: PaymentFormProps) => {
  const texts = useTexts(paymentTexts)
  const locale = useLocale()
  const open = direction === 'in' ? invoice.outstanding_amount : invoice.refund_due
  const { keyFor, answered } = useRequestKey()
  const { form, frame } = useContractForm({
    schema: PaymentInput,
    known: { amount: open, paid_on: today },
    send: async money => {
      const recorded = await recordPayment(call, direction, invoice.id, { ...money, ...keyFor(money) })
      answered()
      onRecorded(recorded)
    },
  })
  const hint = direction === 'in' ? texts.partHint : texts.refundHint
  return (
    <section>
      <h3>{direction === 'in' ? texts.enter : texts.enterRefund}</h3>
      <Form submitLabel={direction === 'in' ? texts.paid : texts.givenBack} {...frame}>
        <FormProvider {...form}>
          <MoneyAndDay hint={hint(formatAmount(open, locale))} today={today} />
        </FormProvider>
      </Form>
    </section>
  )
}

interface PaymentsProps {
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

interface LoadedPaymentsProps extends Omit<PaymentsProps, 'invoice'> {
  invoiceId: number
}

/** Loads and shows an invoice with its payments. */
export const LoadedPayments = ({ invoiceId, call, ...payments }: LoadedPaymentsProps) => {
  const texts = useTexts(paymentTexts)
  const { found: invoice, hasFailed, reload } = useLoadedData(invoiceQuery(call, invoiceId))
  if (hasFailed) return <FailureNote message={texts.failed} retryLabel={texts.tryAgain} onRetry={reload} />
  if (!invoice) return <SkeletonList label={texts.loading} />
  return <Payments call={call} invoice={invoice} {...payments} />
}
