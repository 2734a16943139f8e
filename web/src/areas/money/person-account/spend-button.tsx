import { centsOf, eurosOf } from '@academy/contract/base/money'
import type { PersonAccount } from '@academy/contract/money/person-account/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { accountTexts } from './texts.ts'

interface SpendButtonProps {
  account: Pick<PersonAccount, 'credit'>
  invoice: { id: number; invoice_number: string; outstanding_amount: number }
  spend: (invoice_id: number) => Promise<unknown>
  onDone: () => Promise<void>
}

const less = (one: number, other: number) => eurosOf(centsOf(one) - centsOf(other))

/** Pays an open invoice from the credit, after a question with the sums; nothing without credit. */
export const SpendButton = ({ account, invoice, spend, onDone }: SpendButtonProps) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const [isAsking, ask] = useState(false)
  const { credit } = account
  const { invoice_number, outstanding_amount } = invoice
  if (credit === 0 || outstanding_amount === 0) return null
  const used = Math.min(credit, outstanding_amount)
  const show = (amount: number) => formatAmount(amount, locale)
  const use = async () => {
    try {
      await spend(invoice.id)
      showAlert('success', texts.spent)
    } finally {
      await onDone()
    }
  }
  return (
    <>
      <TextButton aria-label={texts.spendOn(invoice_number)} onClick={() => ask(true)}>
        {texts.spend}
      </TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.spendOn(invoice_number)}
        confirmLabel={texts.spend}
        onConfirm={use}
        onClose={() => ask(false)}
      >
        <p>{texts.spendSums(show(used), show(credit), invoice_number)}</p>
        <p>{texts.spendLeft(show(less(credit, used)), show(less(outstanding_amount, used)))}</p>
      </ConfirmDialog>
    </>
  )
}
