import type { BankProposal } from '@academy/contract/money/bank/schemas'
import type { ComponentProps } from 'react'
import { formatAmount, formatDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { BookingBody } from './api.ts'
import type { BookingToConfirm } from './choose-booking.tsx'
import { bankTexts } from './texts.ts'

/** What is sent to confirm a proposal. */
export const bookingOf = ({ kind, account_id, invoices, payment }: BankProposal): BookingBody => ({
  kind,
  account_id,
  ...(payment && { payment_id: payment.id }),
  wanted: invoices.map(({ invoice_id, amount }) => ({ invoice_id, amount })),
})

/** A proposal with what it books and why. */
export const ProposalText = ({ proposal }: { proposal: BankProposal }) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  const { kind, full_name, invoices, credit, payment, reasons, is_sure, is_weak } = proposal
  const parts = [
    ...invoices.map(one => {
      const owner = one.full_name === full_name ? '' : ` (${one.full_name})`
      return `${one.invoice_number}${owner}: ${formatAmount(one.amount, locale)}`
    }),
    ...(credit > 0 ? [texts.credit(formatAmount(credit, locale))] : []),
    ...(payment ? [texts.entryOf(formatAmount(payment.amount, locale), formatDay(payment.paid_on))] : []),
  ]
  return (
    <div className="bank-proposal">
      <p>
        {kind !== 'payment' && <>{texts.kinds[kind]} · </>}
        <strong>{full_name}</strong>
        {parts.length > 0 && <> · {parts.join(' + ')}</>} {is_sure && <Badge tone="warm">{texts.sure}</Badge>}
        {is_weak && ' '}
        {is_weak && <Badge tone="quiet">{texts.weak}</Badge>}
      </p>
      <p className="bank-reasons">{reasons.map(reason => texts.reasons[reason]).join(' · ')}</p>
    </div>
  )
}

interface ProposalButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  proposal: BankProposal
  onBook: (body: BookingBody) => void
  onAsk: (asked: BookingToConfirm) => void
}

/** Books a proposal. One that is only a guess is asked about first. */
export const ProposalButton = ({ proposal, onBook, onAsk, ...button }: ProposalButtonProps) => {
  const texts = useTexts(bankTexts)
  const locale = useLocale()
  const { full_name, invoices, credit, is_weak } = proposal
  const body = bookingOf(proposal)
  const consequences = [
    ...invoices.map(one =>
      texts.toInvoice(formatAmount(one.amount, locale), one.invoice_number, one.full_name),
    ),
    ...(credit > 0 ? [texts.toCredit(formatAmount(credit, locale), full_name)] : []),
  ]
  return (
    <Button {...button} onClick={() => (is_weak ? onAsk({ body, consequences }) : onBook(body))}>
      {is_weak ? texts.check : texts.confirm}
    </Button>
  )
}
