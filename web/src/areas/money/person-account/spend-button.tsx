import { centsOf, eurosOf } from '@academy/contract/base/money'
import type { PersonAccount } from '@academy/contract/money/person-account/schemas'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { personAccountTexts } from './texts.ts'

interface SpendButtonProps {
  account: Pick<PersonAccount, 'credit'>
  invoice: { id: number; invoice_number: string; outstanding_amount: number }
  spend: (invoice_id: number) => Promise<unknown>
  onDone: () => Promise<void>
}

const less = (one: number, other: number) => eurosOf(centsOf(one) - centsOf(other))

/** Pays an open invoice from the credit, after a question with the sums; nothing without credit. */
export const SpendButton = ({ account, invoice, spend, onDone }: SpendButtonProps) => {
  const texts = useTexts(personAccountTexts)
  const locale = useLocale()
  const { credit } = account
  const { invoice_number, outstanding_amount } = invoice
  const used = Math.min(credit, outstanding_amount)
  const show = (amount: number) => formatAmount(amount, locale)
  const [ask, question] = useAsk(() => ({
    title: texts.spendOn(invoice_number),
    confirmLabel: texts.spend,
    children: (
      <>
        <p>{texts.spendSums(show(used), show(credit), invoice_number)}</p>
        <p>{texts.spendLeft(show(less(credit, used)), show(less(outstanding_amount, used)))}</p>
      </>
    ),
    act: async () => {
      await spend(invoice.id)
      return texts.spent
    },
    onChanged: onDone,
  }))
  if (credit === 0 || outstanding_amount === 0) return null
  return (
    <>
      <TextButton aria-label={texts.spendOn(invoice_number)} onClick={() => ask()}>
        {texts.spend}
      </TextButton>
      {question}
    </>
  )
}
