import { type InvoiceWithPayments, PaymentInput } from '@academy/contract/money/payments/schemas'
import { FormProvider } from 'react-hook-form'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useRequestKey } from '../../../base/use-request-key.ts'
import { Form } from '../../../ui/form/form.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import { MoneyAndDay } from '../../../ui/money-input/money-and-day.tsx'
import { recordPayment } from './api.ts'
import { paymentTexts } from './texts.ts'

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
export const PaymentForm = ({ call, invoice, direction, today, onRecorded }: PaymentFormProps) => {
  const texts = useTexts(paymentTexts)
  const locale = useLocale()
  const open = direction === 'in' ? invoice.outstanding_amount : invoice.refund_due
  const { keyFor, answered } = useRequestKey()
  const { form, frame } = useDialogForm({
    schema: PaymentInput,
    known: { amount: open, paid_on: today },
    send: async money => {
      const recorded = await recordPayment(call, direction, invoice.id, { ...money, ...keyFor(money) })
      answered()
      onRecorded(recorded)
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
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
