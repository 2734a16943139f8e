import './payments.css'
import '../../ui/text-button.css'
import type { InvoiceWithPayments, Payment } from '@academy/contract/payments/schemas'
import { type RefObject, useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { dayInVienna, formatAmount, formatDay } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { paymentTexts } from './texts.ts'
import { UndoForm } from './undo-form.tsx'

interface PaymentListProps {
  call: Call
  payments: readonly Payment[]
  onUndone: (invoice: InvoiceWithPayments) => void
  /** The heading, which receives the focus after a change. */
  ref: RefObject<HTMLHeadingElement | null>
}

const dayOf = (instant: string) => formatDay(dayInVienna(instant))

/** The payments and refunds of an invoice, including undone ones with their reasons. */
export const PaymentList = ({ call, payments, onUndone, ref }: PaymentListProps) => {
  const texts = useTexts(paymentTexts)
  return (
    <section>
      <h3 ref={ref} tabIndex={-1}>
        {texts.payments}
      </h3>
      {payments.length === 0 && <p className="payment-note">{texts.noPayments}</p>}
      <ul className="payments">
        {payments.map(payment => (
          <PaymentItem
            key={payment.id}
            call={call}
            payment={payment}
            onUndone={onUndone}
            onCancel={() => ref.current?.focus()}
          />
        ))}
      </ul>
    </section>
  )
}

interface PaymentItemProps extends Pick<PaymentListProps, 'call' | 'onUndone'> {
  payment: Payment
  onCancel: () => void
}

const PaymentItem = ({ call, payment, onUndone, onCancel }: PaymentItemProps) => {
  const texts = useTexts(paymentTexts)
  const locale = useLocale()
  const [isUndoing, setUndoing] = useState(false)
  const keep = () => {
    setUndoing(false)
    onCancel()
  }
  const { amount, recorded_by, undone_at, counterpart } = payment
  const money = formatAmount(Math.abs(amount), locale)
  const moved = counterpart
    ? (amount < 0 ? texts.carriedTo : texts.carriedFrom)(money, counterpart.invoice_number)
    : (amount < 0 ? texts.went : texts.came)(money)
  const what = `${moved} ${texts.on(formatDay(payment.paid_on))}`
  const recordedOn = dayOf(payment.recorded_at)
  return (
    <li data-undone={undone_at ? true : undefined}>
      <p className="payment-what">{undone_at ? <s>{what}</s> : what}</p>
      <p className="payment-note">
        {recorded_by ? texts.enteredBy(recorded_by, recordedOn) : texts.entered(recordedOn)}
      </p>
      {undone_at && <Undone payment={payment} at={undone_at} />}
      {!undone_at && !isUndoing && (
        <button
          type="button"
          className="text-button"
          aria-label={texts.undoOne(what)}
          onClick={() => setUndoing(true)}
        >
          {texts.undo}
        </button>
      )}
      {!undone_at && isUndoing && (
        <UndoForm call={call} payment={payment} onUndone={onUndone} onCancel={keep} />
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
