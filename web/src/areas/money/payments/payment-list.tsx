import { ReasonInput } from '@academy/contract/base/fields'
import type { InvoiceWithPayments, Payment } from '@academy/contract/money/payments/schemas'
import { type RefObject, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatAmount, formatDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { releasePart, undoPayment } from './api.ts'
import { paymentTexts } from './texts.ts'
import './payments.css'

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
const PaymentActionForm = ({ call, invoice, payment, action, onDone, onCancel }: PaymentActionFormProps) => {
  const texts = useTexts(paymentTexts)
  const locale = useLocale()
  const { field, frame } = useContractForm({
    schema: ReasonInput,
    send: async ({ reason }) => {
      const next =
        action === 'undo'
          ? await undoPayment(call, payment.id, reason)
          : await releasePart(call, invoice, payment.allocation_id, reason)
      onDone(next, action)
    },
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
      <TextButton onClick={onCancel}>{texts.keep}</TextButton>
    </Form>
  )
}

interface PaymentListProps {
  call: Call
  invoice: InvoiceWithPayments
  onActionDone: (invoice: InvoiceWithPayments, action: PaymentAction) => void
  /** The heading, which receives the focus after a change. */
  ref: RefObject<HTMLHeadingElement | null>
}

const dayOf = (instant: string) => formatDay(dayInVienna(instant))

/** The payments and refunds of an invoice, including undone ones with their reasons. */
export const PaymentList = ({ call, invoice, onActionDone, ref }: PaymentListProps) => {
  const texts = useTexts(paymentTexts)
  const { payments } = invoice
  return (
    <section>
      <h3 ref={ref} tabIndex={-1}>
        {texts.payments}
      </h3>
      {payments.length === 0 && <p className="payment-note">{texts.noPayments}</p>}
      <ul className="payments">
        {payments.map(payment => (
          <PaymentItem
            key={`${payment.allocation_id} ${payment.id}`}
            call={call}
            invoice={invoice}
            payment={payment}
            onActionDone={onActionDone}
            onCancel={() => ref.current?.focus()}
          />
        ))}
      </ul>
    </section>
  )
}

interface PaymentItemProps extends Pick<PaymentListProps, 'call' | 'invoice' | 'onActionDone'> {
  payment: Payment
  onCancel: () => void
}

const PaymentItem = ({ call, invoice, payment, onActionDone, onCancel }: PaymentItemProps) => {
  const texts = useTexts(paymentTexts)
  const locale = useLocale()
  const [action, setAction] = useState<PaymentAction>()
  const keep = () => {
    setAction(undefined)
    onCancel()
  }
  const { amount, payment_amount, recorded_by, undone_at, released_at, account, payer_name, note } = payment
  const money = formatAmount(Math.abs(amount), locale)
  const what = `${(amount < 0 ? texts.went : texts.came)(money)} ${texts.on(formatDay(payment.paid_on))}`
  const facts = [
    Math.abs(payment_amount) !== Math.abs(amount) &&
      texts.partOf(formatAmount(Math.abs(payment_amount), locale)),
    account && texts.onAccountOf(account.full_name),
    payer_name && (amount < 0 ? texts.paidTo : texts.paidBy)(payer_name),
    note,
  ].filter(Boolean)
  const recordedOn = dayOf(payment.recorded_at)
  return (
    <li data-undone={undone_at ? true : undefined}>
      <p className="payment-what">{undone_at ? <s>{what}</s> : what}</p>
      {facts.length > 0 && <p className="payment-note">{facts.join(' · ')}</p>}
      {released_at && <p className="payment-note">{texts.released(dayOf(released_at))}</p>}
      <p className="payment-note">
        {recorded_by ? texts.enteredBy(recorded_by, recordedOn) : texts.entered(recordedOn)}
      </p>
      {undone_at && <Undone payment={payment} at={undone_at} />}
      {!undone_at && !action && (
        <div className="payment-acts">
          {amount > 0 && !released_at && (
            <TextButton aria-label={texts.releaseOne(what)} onClick={() => setAction('release')}>
              {texts.release}
            </TextButton>
          )}
          <TextButton aria-label={texts.undoOne(what)} onClick={() => setAction('undo')}>
            {texts.undo}
          </TextButton>
        </div>
      )}
      {!undone_at && action && (
        <PaymentActionForm {...{ call, invoice, payment, action }} onDone={onActionDone} onCancel={keep} />
      )}
    </li>
  )
}

const Undone = ({ payment, at }: { payment: Payment; at: string }) => {
  const texts = useTexts(paymentTexts)
  const { undone_by, undo_reason } = payment
  return (
    <p className="payment-note">
      {undone_by ? texts.undoneBy(undone_by, dayOf(at)) : texts.undone(dayOf(at))}.
      {undo_reason && ` ${texts.because(undo_reason)}`}
    </p>
  )
}
