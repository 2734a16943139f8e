import * as contract from '@academy/contract/payments/endpoints'
import type { InvoiceWithPayments, Payment } from '@academy/contract/payments/schemas'
import '../../ui/text-button.css'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useDialogForm } from '../../ui/form/use-dialog-form.ts'
import { undoPayment } from './api.ts'
import { paymentTexts } from './texts.ts'

interface UndoFormProps {
  call: Call
  payment: Payment
  onUndone: (invoice: InvoiceWithPayments) => void
  onCancel: () => void
}

/** Undoes a payment, after stating the consequences. */
export const UndoForm = ({ call, payment, onUndone, onCancel }: UndoFormProps) => {
  const texts = useTexts(paymentTexts)
  const locale = useLocale()
  const { field, frame } = useDialogForm({
    schema: contract.undoPayment.body,
    send: async ({ reason }) => {
      onUndone(await undoPayment(call, payment.id, reason))
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  const { amount, payment_amount } = payment
  const isPart = Math.abs(payment_amount) !== Math.abs(amount)
  const hint = isPart ? texts.undoWholeHint(formatMoney(Math.abs(payment_amount), locale)) : texts.undoHint
  return (
    <Form submitLabel={texts.undoNow} {...frame}>
      {/* Replaces the pressed button and takes over its focus. */}
      <TextField label={texts.reason} hint={hint} required autoFocus {...field('reason')} />
      <button type="button" className="text-button" onClick={onCancel}>
        {texts.keep}
      </button>
    </Form>
  )
}
