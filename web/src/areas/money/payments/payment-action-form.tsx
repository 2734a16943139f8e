import * as contract from '@academy/contract/money/payments/endpoints'
import type { InvoiceWithPayments, Payment } from '@academy/contract/money/payments/schemas'
import '../../../ui/text-button.css'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import { releasePart, undoPayment } from './api.ts'
import { paymentTexts } from './texts.ts'

export type PaymentAction = 'undo' | 'release'

interface PaymentActionFormProps {
  call: Call
  invoice: InvoiceWithPayments
  payment: Payment
  /** Undoes the payment, or takes it from this invoice only. */
  action: PaymentAction
  onDone: (invoice: InvoiceWithPayments, action: PaymentAction) => void
  onCancel: () => void
}

/** Undoes a payment or takes it from the invoice, after stating the consequences. */
export const PaymentActionForm = ({
  call,
  invoice,
  payment,
  action,
  onDone,
  onCancel,
}: PaymentActionFormProps) => {
  const texts = useTexts(paymentTexts)
  const locale = useLocale()
  const { field, frame } = useDialogForm({
    schema: contract.undoPayment.body,
    send: async ({ reason }) => {
      const next =
        action === 'undo'
          ? await undoPayment(call, payment.id, reason)
          : await releasePart(call, invoice, payment.allocation_id, reason)
      onDone(next, action)
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  const { amount, payment_amount } = payment
  const isPart = Math.abs(payment_amount) !== Math.abs(amount)
  const undoHint = isPart
    ? texts.undoWholeHint(formatAmount(Math.abs(payment_amount), locale))
    : texts.undoHint
  const hint = action === 'undo' ? undoHint : texts.releaseHint
  return (
    <Form submitLabel={action === 'undo' ? texts.undoNow : texts.releaseNow} {...frame}>
      {/* Replaces the pressed button and takes over its focus. */}
      <TextField label={texts.reason} hint={hint} required autoFocus {...field('reason')} />
      <button type="button" className="text-button" onClick={onCancel}>
        {texts.keep}
      </button>
    </Form>
  )
}
